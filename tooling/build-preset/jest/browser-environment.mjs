import './computed-styles.mjs';
import { cleanup, configure } from '@testing-library/react';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// React takes a stack for each element until it has taken 10,000 within a second. Messages that fail a test name the component anyway,
// and the stacks took a seventh of a test's time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// Tests render whole pages, on machines that are busy: a long timeout costs nothing where the element appears.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no layout and none of these; components use them only to learn whether something is visible or wide.
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

// Without a network, as for a page that is offline. Tests that need one fake it.
globalThis.fetch ??= () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
