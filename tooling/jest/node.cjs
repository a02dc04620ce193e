const { TestEnvironment } = require('jest-environment-node');
const { isLibrary, sharedEnvironment } = require('../build-preset/jest/realm.cjs');

const TRACES = /\/@opentelemetry\/api\/build\/src\/index\.js$/;

/** Undoes the few global changes of a server's tests. Their timers end when they close their servers. */
const startReset = ({ global, _globalProxy }) => ({
  objects: [global.process],
  startLibrary: () => () => undefined,
  settle: () => undefined,
  restore(modules) {
    // Jest holds each value that a global had, for its own clean-up.
    _globalProxy.leftovers = [];
    for (const [filename, { exports }] of modules) if (TRACES.test(filename)) exports.trace.disable();
  },
});

/** Modules of tests and benches, those that register hooks of Jest, and those that require packages with state. Of a folder `testing`, `shared-…` is shared. */
const OF_TESTS = /\.test\.tsx?$|\/testing\/(?!shared-)|\/bench\/|\/tooling\/jest\/|\/build-preset\//;

/** Code of servers has no state in its modules: all test files share it, so that it is compiled and optimised once. */
const isShared = (filename) => isLibrary(filename) || (!filename.includes('/node_modules/') && !OF_TESTS.test(filename));

module.exports = sharedEnvironment(TestEnvironment, startReset, isShared);
