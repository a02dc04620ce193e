const { isBuiltin } = require('node:module');
const SharingRuntime = require('../build-preset/jest/runtime.cjs');

const isInstalled = (filename) => filename.includes('/node_modules/') && !filename.endsWith('.json');

/** Loads installed packages as Node does, once for all test files of a worker. Each file evaluates the workspace's own modules again. */
module.exports = class ProcessRuntime extends SharingRuntime {
  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule && !isBuiltin(name)) {
      const filename = this._resolution.resolveCjs(from, name);
      if (isInstalled(filename)) return require(filename);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }
};
