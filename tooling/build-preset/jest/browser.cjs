const { TestEnvironment } = require('jest-environment-jsdom');
const { sharedEnvironment } = require('./realm.cjs');
const { startPageReset } = require('./reset-page.cjs');

/** Globals of browsers and of Node that jsdom does not pass on. */
const GLOBALS = ['TextDecoder', 'TextEncoder', 'crypto', 'Response', 'Request', 'Headers', 'CompressionStream', 'DecompressionStream'];

class Browser extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of GLOBALS) Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
  }
}

module.exports = sharedEnvironment(Browser, startPageReset);
