import './computed-styles.mjs';
import { slowness } from './slowness.mjs';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// React records a stack for each element, up to 10,000 per second. Messages that fail a test name the component anyway, and the stacks took
// a seventh of a test's time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });

// A long limit costs nothing if the element appears.
configure({ asyncUtilTimeout: 15_000 * slowness });
const config = { ...getConfig() };

// Test files share Testing Library (realm.cjs), so it registers no hooks. This line replaces one of them: it makes React report changes
// outside `act`.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom has no layout and none of these. Components use them only to find out if something is visible or wide.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  // MUI's colour schemes still use the old listener names.
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

// No network, as for an offline page. Tests that need one fake it.
globalThis.fetch ??= () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => configure(config));
