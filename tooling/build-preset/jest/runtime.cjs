const { default: Runtime } = require('jest-runtime');

/** The sources of installed packages that this worker has read: they don't change during a run. */
const installed = new Map();

class Sources extends Map {
  get(filename) {
    return super.get(filename) ?? installed.get(filename);
  }

  set(filename, source) {
    if (filename.includes('/node_modules/')) installed.set(filename, source);
    else super.set(filename, source);
    return this;
  }
}

/** Runs a test file without reading again the thousand files of packages that the test file before has read. */
module.exports = class RuntimeWithSources extends Runtime {
  constructor(config, environment, resolver, transformer, sources, ...others) {
    super(config, environment, resolver, transformer, new Sources(sources), ...others);
  }
};
