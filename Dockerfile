FROM python:3.11.14-slim-bookworm AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
COPY requirements-build.txt requirements-postgres.txt ./
RUN python -m venv /venv \
    && /venv/bin/python -m pip install --no-cache-dir --require-hashes -r requirements-build.txt \
    && /venv/bin/python -m pip install --no-cache-dir --require-hashes --no-build-isolation -r requirements-postgres.txt

FROM python:3.11.14-slim-bookworm
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin bot \
    && install -d -o bot -g bot -m 700 /data
COPY --from=build /venv /venv
WORKDIR /app
COPY . .
RUN python -m compileall -q .
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    XDG_CACHE_HOME=/tmp \
    SEALED_ORDERS_BESIDE=/data \
    SEALED_ORDERS_DATABASE=/data/sealed_orders.sqlite3
USER 10001:10001
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "bot.py", "--health"]
CMD ["python", "bot.py"]
