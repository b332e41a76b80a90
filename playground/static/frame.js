// Runs beside simcord's page of one place: shows that the bot is at work, brings its answer into view, says what failed.

const language = location.pathname.split("/")[4];
const words = (await (await fetch(`/words/${language}`)).json()).words;
const LOOK_MS = 150;
const PATIENCE_MS = 350;
const CALM_LOOKS = 8;
const TOAST_MS = 4000;
const QUIET = new Set(["configure_presentation", "browse_candidates", "browse_messages", "autocomplete_command", "viewer", "focus"]);

const working = Object.assign(document.createElement("div"), { id: "working" });
working.setAttribute("role", "progressbar");
working.setAttribute("aria-label", words.working);
const toast = Object.assign(document.createElement("div"), { id: "toast", hidden: true });
toast.setAttribute("role", "status");
document.body.append(working, toast);
document.documentElement.lang = language;

let pendingSince = 0;
let seen = null;
let wanted = null;
let calm = 0;
let tall = 0;
let hiding = 0;

function say(word) {
  toast.textContent = words[word];
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { toast.hidden = true; }, TOAST_MS);
}

function complain(action) {
  const codes = (action.diagnostics || []).map((item) => item.code);
  if (codes.some((code) => code.startsWith("stale") || code === "busy" || code === "target-unavailable")) say("again");
  else if (codes.includes("action-timeout")) say("late");
  else if (action.settlement === "failed" || codes.includes("action-callback-error")) say("failed");
}

function follow(action) {
  const answer = (action.outcomes || []).findLast((outcome) => outcome.messageId && ["response", "followup", "deferred", "message"].includes(outcome.kind));
  calm = 0;
  tall = 0;
  const pressed = action.target?.messageId;
  if (answer) wanted = String(answer.messageId);
  else if (pressed && newest() === String(pressed)) wanted = String(pressed);
}

// The page that was pressed may have grown beyond the window.
function newest() {
  return [...document.querySelectorAll("#channel-message-list [data-message-id]")].at(-1)?.dataset.messageId;
}

function bringIntoView() {
  const message = wanted && document.querySelector(`#channel-message-list [data-message-id="${wanted}"]`);
  if (!message) return;
  const timeline = document.getElementById("channel-timeline");
  const bounds = timeline.getBoundingClientRect();
  const place = message.getBoundingClientRect();
  const isHidden = place.bottom > bounds.bottom + 1 || place.bottom < bounds.top;
  // Pictures go on growing for a while after they have come; on a page that has not grown, somebody looks elsewhere.
  if (isHidden && tall === timeline.scrollHeight) { wanted = null; return; }
  if (isHidden) message.scrollIntoView({ block: "end" });
  tall = timeline.scrollHeight;
  const isComplete = [...message.querySelectorAll("img")].every((picture) => picture.complete);
  calm = isHidden || !isComplete ? 0 : calm + 1;
  if (calm > CALM_LOOKS) wanted = null;
}

for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  document.addEventListener(kind, () => { wanted = null; }, { capture: true, passive: true });
}

// What simcord's page itself says, in the language of the page. What the bot says is left alone.
const OWN = {
  "Only you can see this": "only-you", "Load earlier messages": "earlier", "Newer messages": "newer",
  "New messages · jump to latest": "jump", "No messages in this channel.": "empty", "Cancel": "cancel", "Submit": "submit",
  "Apply": "apply", "OPTIONS": "options", "No options match": "no-match", "+ options": "options", "(edited)": "edited",
};
const PATTERNS = [
  [/^(.+) used $/, "used"], [/^started a thread: (.+)\.$/, "thread"], [/^Message (.+)$/, "message"], [/^\+(\d+) (?:more|options|optional)$/, "more"],
  [/^This form will be submitted to (.+?)\. Do not share/, "form"], [/^OPTIONS MATCHING/, "options"],
];
const SAID_BY_BOT = ".text-display, .message-content, .component-button, .modal-title, .field-label, .command-suggestion";

function translated(text) {
  const own = OWN[text.trim()];
  if (own) return text.replace(text.trim(), words[`discord-${own}`]);
  for (const [pattern, word] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return words[`discord-${word}`].replace("{it}", found[1] ?? "");
  }
  return text;
}

function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(SAID_BY_BOT)) continue;
    const said = translated(node.data);
    if (said !== node.data) node.data = said;
  }
  const composer = document.getElementById("channel-composer-input");
  const said = composer && translated(composer.placeholder);
  if (composer && said !== composer.placeholder) composer.placeholder = said;
}

new MutationObserver(() => translate(document.body)).observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ["placeholder"] });
translate(document.body);

// Threads and channels that are named in a message lead to their place, as in Discord.
function leadsTo(target) {
  const link = target.closest('a[href^="https://discord.com/channels/"]');
  if (link) return new URL(link.href).pathname.split("/")[3];
  const mention = target.closest("span.mention");
  return mention && mention.textContent.startsWith("#") ? mention.textContent.slice(1) : null;
}

// A command that a message names is put into the composer, as in Discord.
function typeCommand(path) {
  const composer = document.getElementById("channel-composer-input");
  if (!(composer instanceof HTMLTextAreaElement)) return;
  composer.value = path;
  composer.focus();
  composer.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", (event) => {
  const command = event.target instanceof Element && event.target.closest("#channel-message-list span.command-mention");
  if (command) typeCommand(command.textContent.trim());
  const place = event.target instanceof Element ? leadsTo(event.target) : null;
  if (!place) return;
  event.preventDefault();
  parent.postMessage({ place }, location.origin);
}, true);

setInterval(() => {
  const { pendingAction, lastAction } = window.simcordPreview;
  const busy = pendingAction && !QUIET.has(pendingAction.kind);
  if (!busy) pendingSince = 0;
  else if (!pendingSince) pendingSince = Date.now();
  working.classList.toggle("on", Boolean(busy) && Date.now() - pendingSince > PATIENCE_MS);
  if (lastAction && lastAction.requestId !== seen) {
    if (seen !== null || !lastAction.rejected) { complain(lastAction); follow(lastAction); }
    seen = lastAction.requestId;
  }
  bringIntoView();
}, LOOK_MS);
