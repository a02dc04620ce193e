const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of browsers and of Node that jsdom does not pass on. */
const GLOBALS = ['TextDecoder', 'TextEncoder', 'crypto', 'Response', 'Request', 'Headers', 'CompressionStream', 'DecompressionStream'];

module.exports = class Browser extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of GLOBALS) Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
  }
};
