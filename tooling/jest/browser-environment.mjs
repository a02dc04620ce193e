import { cleanup, configure } from '@testing-library/react';

// Whole pages, on machines that do other things too: what does come is waited for, and nobody waits for what has come.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no layout, so it has none of these; components only ask them whether something is near or wide.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  // MUI's colour schemes still listen by the old names.
  addListener() {},
  removeListener() {},
});
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
