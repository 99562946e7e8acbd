// What the pages of the player share: its data, its words, elements, icons, dialogs and settings.

/** The content of the page.
 * @type {{title: string, author: string, language: string, words: Record<string, string>, puzzles: Puzzle[]}} */
const page = JSON.parse(document.getElementById("data")?.textContent ?? "{}");

/** The element that holds the page. */
const app = /** @type {HTMLElement} */ (document.getElementById("app"));

const figures = new Intl.NumberFormat(page.language, { useGrouping: false });

/** Returns a text in the language of the page, with the values of its placeholders.
 * @param {string} key
 * @param {Record<string, string | number>} values */
function word(key, values = {}) {
  const said = (/** @type {string | number} */ value) => (typeof value === "number" ? figures.format(value) : value);
  return (page.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? said(values[name]) : whole));
}

/** Returns a time such as 1:05:09, in the numerals of the page.
 * @param {number} seconds */
function clock(seconds) {
  const two = new Intl.NumberFormat(page.language, { minimumIntegerDigits: 2, useGrouping: false });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const head = hours > 0 ? figures.format(hours) + ":" + two.format(minutes) : figures.format(minutes);
  return head + ":" + two.format(seconds % 60);
}

/** Creates an element. Texts become text, never markup.
 * @param {string} name
 * @param {Record<string, any>} properties attributes, a text under `text`, or listeners under `on…`
 * @param {(Node | string | false | undefined)[]} children
 * @returns {any} */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (key === "text") element.textContent = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(.../** @type {(Node | string)[]} */ (children.filter(Boolean)));
  return element;
}

/** The strokes of the icons, on a square of 24 units. */
const ICONS = {
  back: "M15 5l-7 7 7 7",
  pause: "M9 5v14M15 5v14",
  play: "M8 5l11 7-11 7z",
  rules: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6",
  menu: "M5 7h14M5 12h14M5 17h14",
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 9h3",
  erase: "M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5",
  check: "M4 12.5l5.5 5.5L20 7",
  hint: "M9 17.5h6M10 20.5h4M8 14a6 6 0 1 1 8 0c-.8.8-1 1.6-1 3.5H9c0-1.9-.2-2.7-1-3.5z",
  many: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13.5v6M13.5 16.5h6",
  closer: "M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20M8.5 11h5M11 8.5v5",
  farther: "M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20M8.5 11h5",
  close: "M6 6l12 12M18 6L6 18",
  digit: "M3 3h18v18H3zM10 8.5l2.8-1.8v10.6",
  corner: "M3 3h18v18H3zM6.5 7.5l1.5-1v4M15 6.5h2.5l-1.5 4M6.5 14.5c1-1.5 3-.5 2 1l-2 2H9",
  centre: "M3 3h18v18H3zM7 10.5l1.5-1v5M11 9.5h3l-2 5M16.5 9.5l1-.5v5.5",
  colour: "M3 3h18v18H3z",
};

/** @param {keyof typeof ICONS} name */
function icon(name) {
  const drawing = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  if (name === "colour") {
    [2, 4, 5, 7].forEach((colour, at) => {
      const corner = { x: 3 + (at % 2) * 9, y: at < 2 ? 3 : 12 };
      drawing.append(svg("rect", { ...corner, width: 9, height: 9, fill: tintOf(colour) }));
    });
  }
  drawing.append(svg("path", { d: ICONS[name] }));
  return drawing;
}

/** Creates a button with an icon, whose name is read aloud and shown on hover.
 * @param {keyof typeof ICONS} picture
 * @param {string} name
 * @param {() => void} onclick
 * @param {string} look
 * @returns {HTMLButtonElement} */
function iconButton(picture, name, onclick, look = "tool") {
  return make("button", { type: "button", class: look, title: name, "aria-label": name, onclick }, icon(picture));
}

/** Creates the button that does what a dialog is for.
 * @param {string} name
 * @param {() => void} onclick
 * @returns {HTMLButtonElement} */
function mainButton(name, onclick) {
  return make("button", { type: "button", class: "main", text: name, onclick });
}

/** Opens a dialog with a heading. It closes by Escape, by its buttons and by a click beside it.
 * @param {string} heading
 * @param {(Node | string | false | undefined)[]} content
 * @param {(Node | false | undefined)[]} buttons those besides Close
 * @returns {HTMLDialogElement} */
function openDialog(heading, content, buttons = []) {
  document.querySelectorAll("dialog").forEach((other) => other.close());
  const close = () => dialog.close();
  const closeButton = make("button", { type: "button", text: word("close"), onclick: close });
  /** @type {HTMLDialogElement} */
  const dialog = make(
    "dialog", { "aria-labelledby": "heading" },
    make("h2", { id: "heading", text: heading, dir: "auto" }),
    ...content,
    make("div", { class: "answers" }, ...buttons, closeButton),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Storage of the browser, which may be switched off. */
const store = {
  /** @param {string} key */
  read(key) {
    try {
      return localStorage.getItem("gridwright " + key) ?? "";
    } catch {
      return "";
    }
  },
  /** @param {string} key
   * @param {string} text */
  write(key, text) {
    try {
      localStorage.setItem("gridwright " + key, text);
      return true;
    } catch {
      return false;
    }
  },
};

/** The settings of the solver, for all pages that share the storage. */
const settings = { theme: "system", contrast: false, conflicts: true, timer: true };

function readSettings() {
  try {
    const saved = JSON.parse(store.read("settings") || "{}");
    if (["system", "light", "dark"].includes(saved.theme)) settings.theme = saved.theme;
    for (const key of /** @type {const} */ (["contrast", "conflicts", "timer"])) {
      if (typeof saved[key] === "boolean") settings[key] = saved[key];
    }
  } catch {
    // Settings of another program under the same name are no settings.
  }
  showTheme();
}

/** Applies the theme to the page. */
function showTheme() {
  const matches = (/** @type {string} */ query) => matchMedia(query).matches;
  const dark = settings.theme === "dark" || (settings.theme === "system" && matches("(prefers-color-scheme: dark)"));
  const contrast = settings.contrast || matches("(prefers-contrast: more)");
  document.documentElement.dataset.theme = (dark ? "dark" : "light") + (contrast ? "-contrast" : "");
}

/** Opens the settings.
 * @param {() => void} changed */
function openSettings(changed) {
  const save = () => {
    store.write("settings", JSON.stringify(settings));
    showTheme();
    changed();
  };
  const themes = make("select", {
    onchange: () => {
      settings.theme = themes.value;
      save();
    },
  });
  for (const theme of ["system", "light", "dark"]) {
    themes.append(make("option", { value: theme, text: word("theme-" + theme), selected: settings.theme === theme }));
  }
  const row = (/** @type {"contrast" | "conflicts" | "timer"} */ key) => {
    const box = make("input", {
      type: "checkbox", checked: settings[key], onchange: () => {
        settings[key] = box.checked;
        save();
      },
    });
    return make("label", { class: "row" }, box, make("span", { text: word("setting-" + key) }));
  };
  const theme = make("label", { class: "row" }, make("span", { text: word("theme") }), themes);
  openDialog(word("settings"), [theme, row("contrast"), row("conflicts"), row("timer")]);
}

/** Returns the title of a puzzle after its number.
 * @param {Puzzle} puzzle */
function titleOf(puzzle) {
  const title = puzzle.title || word("untitled");
  return puzzle.number ? `${puzzle.number}. ${title}` : title;
}

/** Creates the stars of a difficulty.
 * @param {Puzzle} puzzle */
function difficulty(puzzle) {
  if (!puzzle.stars && !puzzle.label) return undefined;
  const stars = "★".repeat(puzzle.stars) + "☆".repeat(puzzle.stars ? 5 - puzzle.stars : 0);
  const name = puzzle.stars ? word("stars", { count: puzzle.stars }) : "";
  return make(
    "span", { class: "difficulty" },
    !!stars && make("span", { class: "stars", role: "img", "aria-label": name, text: stars }),
    !!puzzle.label && make("bdi", { text: puzzle.label }),
  );
}
