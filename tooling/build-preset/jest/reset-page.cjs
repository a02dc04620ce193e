const { setImmediate: nextTurn } = require('node:timers/promises');

/** Maximum number of event loop turns that timers without a delay get after a test file. React's scheduler finishes its work in them. */
const MAX_TURNS = 50;

/** Restores jsdom's page to its state before a test file: document, listeners, timers, storage, cookies and history. */
function startPageReset({ dom }) {
  const { window } = dom;
  const { document } = window;
  const { documentElement, head, body } = document;
  const lastingElements = [documentElement, head, body];
  // jsdom's internal objects behind those of the page.
  const implSymbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const impls = [window, document, ...lastingElements].map((wrapper) => wrapper[implSymbol]);
  const lastingListeners = new Set(impls.flatMap(listenersOf));
  const timers = trackTimers(window);

  return {
    objects: [
      window.navigator,
      window.location,
      window.history,
      window.screen,
      window.performance,
      window.process,
      document,
      ...lastingElements,
    ],

    /** Starts the evaluation of a package's module, whose listeners and timers must stay. @returns the function that ends it. */
    startLibrary() {
      const before = new Set(impls.flatMap(listenersOf));
      timers.areLasting = true;
      return () => {
        timers.areLasting = false;
        for (const listener of impls.flatMap(listenersOf)) if (!before.has(listener)) lastingListeners.add(listener);
      };
    },

    async settle() {
      for (let turn = 0; turn < MAX_TURNS && timers.hasImmediate(); turn += 1) await nextTurn();
    },

    restore() {
      timers.clear();
      document.getSelection().removeAllRanges();
      if (document.documentElement !== documentElement) document.replaceChildren(documentElement);
      documentElement.replaceChildren(head, body);
      for (const element of [head, body]) element.replaceChildren();
      for (const element of lastingElements) for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const impl of [...impls, window]) {
        restoreListeners(impl, lastingListeners);
        impl._registeredObserverList = impl._registeredObserverList && [];
        impl._registeredHandlers?.clear();
        for (const event of Object.keys(impl._eventHandlers ?? {})) delete impl._eventHandlers[event];
      }
      window.localStorage.clear();
      window.sessionStorage.clear();
      dom.cookieJar.removeAllCookiesSync();
      dom.reconfigure({ url: 'http://localhost/' });
      window.history.replaceState(null, '', '/');
      const history = window._sessionHistory;
      history.clearHistoryTraversalTasks();
      history._entries = [history.currentEntry];
      history._currentIndex = 0;
    },
  };
}

const listenersOf = (impl) => Object.values(impl._eventListeners).flat();

function restoreListeners(impl, lasting) {
  for (const type of Object.keys(impl._eventListeners ?? {})) {
    const left = impl._eventListeners[type].filter((listener) => lasting.has(listener));
    if (left.length > 0) impl._eventListeners[type] = left;
    else delete impl._eventListeners[type];
  }
}

/** Replaces the window's timers, so that they can be cleared together. */
function trackTimers(window) {
  const pending = new Map();
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;
  const tracker = {
    /** True while new timers must not be cleared. */
    areLasting: false,
    hasImmediate: () => [...pending.values()].some(({ isImmediate }) => isImmediate),
    clear() {
      for (const [id, { end }] of pending) end(id);
      pending.clear();
    },
  };

  function track(start, end, { key = (id) => id, isOnce = true } = {}) {
    return (callback, delay, ...values) => {
      const id = start(
        typeof callback !== 'function'
          ? callback
          : (...results) => {
              if (isOnce) pending.delete(key(id));
              return callback.apply(window, results);
            },
        delay,
        ...values,
      );
      if (!tracker.areLasting) pending.set(key(id), { end: () => end(id), isImmediate: isOnce && !(delay > 0) });
      return id;
    };
  }
  const untrack =
    (end, key = (id) => id) =>
    (id) => {
      pending.delete(key(id));
      end(id);
    };

  const frame = (id) => `frame ${id}`;
  window.setTimeout = track(setTimeout, clearTimeout);
  window.setInterval = track(setInterval, clearInterval, { isOnce: false });
  window.clearTimeout = untrack(clearTimeout);
  window.clearInterval = untrack(clearInterval);
  const request = track((callback) => requestAnimationFrame(callback), cancelAnimationFrame, { key: frame });
  window.requestAnimationFrame = (callback) => request(callback, 16);
  window.cancelAnimationFrame = untrack(cancelAnimationFrame, frame);
  return tracker;
}

module.exports = { startPageReset };
