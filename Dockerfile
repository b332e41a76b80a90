FROM python:3.11.14-slim-bookworm AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
COPY requirements-build.txt requirements-postgres.txt ./
RUN python -m venv /venv \
    && /venv/bin/python -m pip install --no-cache-dir --require-hashes -r requirements-build.txt \
    && /venv/bin/python -m pip install --no-cache-dir --require-hashes --no-build-isolation -r requirements-postgres.txt

FROM python:3.11.14-slim-bookworm
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin bot \
    && install -d -o bot -g bot -m 700 /data
# The version of the server (17): pg_dump for backups of a database on PostgreSQL, 70 MB. 15 is Debian's own, others come
# from the repository of PostgreSQL. Empty: without it, as a database in a file needs none.
ARG POSTGRES_CLIENT=
RUN if [ -n "$POSTGRES_CLIENT" ]; then \
        set -e; export DEBIAN_FRONTEND=noninteractive; \
        apt-get update; \
        if [ "$POSTGRES_CLIENT" != 15 ]; then \
            apt-get install --yes --no-install-recommends ca-certificates postgresql-common; \
            /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y; \
        fi; \
        apt-get install --yes --no-install-recommends "postgresql-client-$POSTGRES_CLIENT"; \
        rm -rf /var/lib/apt/lists/*; \
        pg_dump --version; \
    fi
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
