// The playground's page: who one is, where one is, and a frame with the simulated Discord of that place and person.

const key = location.hash.slice(1);
const asked = new URLSearchParams(location.search);
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
const POLL_MS = 1000;
const find = (id) => document.getElementById(id);
const now = { person: asked.get("as") || "", place: asked.get("at") || "", language: asked.get("lang") || "", shown: "" };
let words = {};
let overview = { people: [], places: [] };

const headers = () => ({ "X-Simcord-Capability": key });
const filled = (word, values) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[word] || "");

function element(tag, className, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function mark(kind) {
  const made = element("span", "mark");
  const symbol = { channel: "hash", thread: "branch", dm: "sealed" }[kind];
  made.innerHTML = `<svg aria-hidden="true"><use href="#${symbol}"></use></svg>`;
  return made;
}

const nameOf = (place) => place.kind === "dm" ? words.direct : place.name;

async function speak(language) {
  const answer = await (await fetch(`/words/${language || "-"}`)).json();
  words = answer.words;
  now.language = answer.language;
  document.documentElement.lang = answer.language;
  for (const item of document.querySelectorAll("[data-word]")) item.textContent = words[item.dataset.word] || "";
  for (const item of document.querySelectorAll("[data-word-label]")) item.setAttribute("aria-label", words[item.dataset.wordLabel] || "");
  for (const item of find("languages").children) item.setAttribute("aria-pressed", String(item.dataset.language === now.language));
}

// Keep the buttons that are there, so that the focus and a press in progress survive the poll.
function reconcile(parent, items, make, update) {
  const old = new Map([...parent.children].map((child) => [child.dataset.id, child]));
  items.forEach(([id, item], index) => {
    const child = old.get(id) || make(id);
    child.dataset.id = id;
    update(child, item);
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] || null);
    old.delete(id);
  });
  for (const gone of old.values()) gone.remove();
}

function badge(child, count, called, word) {
  const shown = child.querySelector(".badge");
  shown.hidden = count === 0;
  shown.classList.toggle("called", called);
  if (shown.textContent !== String(count)) shown.textContent = count;
  shown.title = filled(word, { count });
}

function makePerson(name) {
  const button = element("button", "person");
  button.type = "button";
  button.dataset.person = name;
  button.append(element("span", "monogram", name[0]), element("span", "name", name), element("span", "badge"));
  button.setAttribute("aria-label", name);
  button.addEventListener("click", () => go({ person: name }));
  return button;
}

function makePlace(id) {
  const item = element("li", "");
  const button = element("button", "place");
  button.type = "button";
  button.dataset.place = id;
  button.append(element("span", "mark"), element("span", "place-name"), element("span", "badge"));
  button.addEventListener("click", () => { open(false); go({ place: id }); });
  item.append(button);
  return item;
}

function updatePlace(item, place) {
  const button = item.firstElementChild;
  button.className = `place ${place.kind}`;
  button.classList.toggle("archived", place.archived);
  button.classList.toggle("unread", place.unread > 0);
  button.classList.toggle("called", place.called);
  if (item.dataset.kind !== place.kind) { button.querySelector(".mark").replaceWith(mark(place.kind)); item.dataset.kind = place.kind; }
  button.querySelector(".place-name").textContent = nameOf(place);
  button.title = place.archived ? words.archived : "";
  if (place.key === now.place) button.setAttribute("aria-current", "page"); else button.removeAttribute("aria-current");
  badge(button, place.unread, place.called, "unread");
}

function draw() {
  reconcile(find("people"), overview.people.map((person) => [person.name, person]), makePerson, (button, person) => {
    button.setAttribute("aria-pressed", String(person.name === now.person));
    badge(button, person.waiting, true, "waiting");
  });
  reconcile(find("places"), overview.places.map((place) => [place.key, place]), makePlace, updatePlace);
  const here = overview.places.find((place) => place.key === now.place);
  if (here) {
    find("here-name").textContent = nameOf(here);
    find("here-mark").replaceChildren(...mark(here.kind).childNodes);
    find("frame").title = here.kind === "dm" ? filled("direct-of", { name: now.person }) : here.name;
  }
  const closed = overview.people.some((person) => person.name === now.person && person.closed);
  find("direct-messages").setAttribute("aria-checked", String(!closed));
  find("direct-messages-name").textContent = filled(closed ? "direct-messages-closed" : "direct-messages-open", { name: now.person });
  const elsewhere = overview.places.reduce((sum, place) => sum + (place.key === now.place ? 0 : place.unread), 0);
  badge(find("here"), elsewhere, overview.places.some((place) => place.called && place.key !== now.place), "unread");
  const waiting = overview.people.reduce((sum, person) => sum + person.waiting, 0);
  document.title = waiting ? `(${waiting}) ${words.title}` : words.title;
}

function show() {
  const path = `/at/${now.place}/${now.person}/${now.language}/`;
  if (!now.place || path === now.shown) return;
  now.shown = path;
  find("frame").contentWindow.location.replace(`${path}#${key}`);
  const query = new URLSearchParams({ as: now.person, at: now.place, lang: now.language });
  history.replaceState(null, "", `/?${query}#${key}`);
}

// A place that this person does not have (another person's direct messages, a thread that is gone) becomes their own counterpart.
function settle(before) {
  const { people, places } = overview;
  if (!people.some((person) => person.name === now.person)) now.person = people[0]?.name || "";
  if (places.some((place) => place.key === now.place)) return;
  const named = now.place && places.find((place) => place.name === now.place || (now.place === "dm" && place.kind === "dm"));
  const direct = before?.kind === "dm" ? places.find((place) => place.kind === "dm") : null;
  now.place = (named || direct || places[0])?.key || "";
}

function notice(word) {
  find("notice").hidden = !word;
  find("notice").textContent = word ? words[word] : "";
}

async function ask() {
  const query = new URLSearchParams({ as: now.person, at: now.place, timezone });
  if (document.visibilityState === "visible" && now.shown) query.set("looking", "1");
  const person = now.person;
  const answer = await fetch(`/overview?${query}`, { headers: headers(), cache: "no-store" });
  if (answer.status === 401) { notice("no-key"); return; }
  const before = overview.places.find((place) => place.key === now.place);
  const found = await answer.json();
  if (person !== now.person) return;
  overview = found;
  settle(before);
  notice("");
  draw();
  show();
}

async function go(change) {
  const before = overview.places.find((place) => place.key === now.place);
  Object.assign(now, change);
  if (change.person && before?.kind === "dm") now.place = "dm";
  if (!change.person) { draw(); show(); }
  await ask().catch(() => notice("gone"));
}

function open(wanted) {
  find("side").classList.toggle("opened", wanted);
  find("here").setAttribute("aria-expanded", String(wanted));
  find("here").setAttribute("aria-label", `${find("here-name").textContent}. ${words[wanted ? "close-list" : "open-list"]}`);
}

// To a place named by a link; a thread of this very second is not in the list yet.
async function lead(named) {
  const look = () => overview.places.find((place) => place.key === named || (place.name && place.name === named));
  if (!look()) await ask().catch(() => notice("gone"));
  const wanted = look();
  if (wanted) await go({ place: wanted.key });
}

async function poll() {
  await ask().catch(() => notice("gone"));
  setTimeout(poll, POLL_MS);
}

find("here").addEventListener("click", () => open(!find("side").classList.contains("opened")));
find("side").addEventListener("click", (event) => { if (event.target === find("side")) open(false); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") open(false); });
for (const button of find("languages").children) {
  button.addEventListener("click", async () => { await speak(button.dataset.language); draw(); show(); });
}
find("direct-messages").addEventListener("click", async () => {
  const closed = find("direct-messages").getAttribute("aria-checked") === "true";
  const body = JSON.stringify({ person: now.person, closed });
  await fetch("/direct-messages", { method: "POST", headers: headers(), body }).catch(() => notice("gone"));
  await ask().catch(() => notice("gone"));
});
window.addEventListener("message", (event) => {
  if (event.origin !== location.origin || event.source !== find("frame").contentWindow) return;
  void lead(String(event.data.place));
});
window.addEventListener("hashchange", () => location.reload());

await speak(now.language);
await poll();
