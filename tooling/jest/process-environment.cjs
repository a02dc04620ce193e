const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { constructorsOf, readProperties, restoreProperties } = require('../build-preset/jest/own-properties.cjs');

/** How the process was before the first test file of this worker. */
let before;

function readProcess() {
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  const objects = new Set([globalThis, process, process.stdout, process.stderr, ...constructorsOf(globalThis, globalThis)]);
  return { properties: readProperties(objects), env: { ...process.env }, workingFolder: process.cwd(), listeners };
}

/** Undoes what a test file has changed in the process. */
function restoreProcess({ properties, env, workingFolder, listeners }) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(workingFolder);
  for (const name of process.eventNames())
    for (const listener of process.rawListeners(name)) if (!listeners.get(name)?.includes(listener)) process.off(name, listener);
  restoreProperties(properties);
}

/**
 * Runs tests of servers in the worker's own context. Jest's environment makes a context for each test file, in which packages must be evaluated
 * again and each access to a global is slow. Built-in classes also differ there from those of Node: `instanceof Error` is false for errors of Node.
 */
module.exports = class ProcessEnvironment {
  constructor({ projectConfig }) {
    before ??= readProcess();
    this.global = globalThis;
    this.global.global = globalThis;
    Object.assign(this.global, projectConfig.globals);
    Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(globalThis);
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config: projectConfig, global: globalThis, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    restoreProcess(before);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** The runtime runs modules in the context of the worker where this is its global object. */
  getVmContext() {
    return globalThis;
  }
};
