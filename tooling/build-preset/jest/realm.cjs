const { readFileSync } = require('node:fs');
const { addNewProperties, constructorsOf, readProperties, reapplyProperties, restoreProperties } = require('./own-properties.cjs');

/**
 * Packages that each test file evaluates for itself: their modules hold state that tests change, or they are the platform's own packages.
 * Only packages in this list may depend on them, because other modules would keep those of the first file.
 */
const WITH_STATE =
  /\/node_modules\/(?:@social\/|@tanstack\/(?:react-)?query|@module-federation\/|@lexical\/|lexical\/|react-toastify\/|dompurify\/|idb-keyval\/)/;
const OWN_REPLACEMENTS = /\/build-preset\/(?:dist\/)?jest\/no-[a-z-]+\.cjs$/;

/** True if all test files of a worker share this module. */
const isLibrary = (filename) => (filename.includes('/node_modules/') && !WITH_STATE.test(filename)) || OWN_REPLACEMENTS.test(filename);

/** Test files that replace or reload modules would change the modules of other files. */
const CHANGES_MODULES = /\bjest\s*\.\s*(?:\w*[mM]ock\b|unstable_mockModule|mockModule|resetModules|isolateModules)/;

/** The realms of this worker that the next test file may use, by environment and configuration. */
const realms = new Map();

/**
 * A global object with the evaluated modules of installed packages. The test files of a worker use it in turn. Each evaluates the
 * workspace's modules for itself and restores the globals.
 */
class Realm {
  /** The evaluated modules of packages, by file name. */
  modules = new Map();
  /** Their source maps, by file name. */
  sourceMaps = new Map();
  /** The runtime of the test file that uses the realm. */
  runtime = null;
  /** True if the test file's changes cannot be undone or are unknown. */
  isSpoiled = false;
  #environment;
  #reset;
  #properties;
  #globals;
  #depth = 0;

  /** `reset` has the resets of this kind of environment: `{ objects, startLibrary(), settle(), restore() }`. */
  constructor(environment, reset, isShared) {
    this.isShared = isShared;
    this.#environment = environment;
    this.#reset = reset;
    const { global } = environment;
    const context = environment.getVmContext();
    const objects = new Set([context, ...constructorsOf(context, global), ...reset.objects]);
    this.#properties = readProperties(objects, new Map([[context, global]]));
    this.#globals = new Map([[context, this.#properties.get(context)]]);
    this.env = { ...global.process.env };
  }

  get isEvaluatingLibrary() {
    return this.#depth > 0;
  }

  /** Evaluates a module of a package with the globals as they were before any test file changed them. */
  evaluateLibrary(evaluate) {
    if (this.#depth > 0) return evaluate();
    const { changed } = restoreProperties(this.#globals);
    const endLibrary = this.#reset.startLibrary();
    this.#depth += 1;
    try {
      return evaluate();
    } finally {
      this.#depth -= 1;
      endLibrary();
      addNewProperties(this.#globals);
      reapplyProperties(changed);
    }
  }

  /** Lets modules of packages finish pending work. They would wait forever if their timers were cleared. */
  settle() {
    return this.#reset.settle();
  }

  /** Undoes the changes of a test file. */
  restore() {
    this.#reset.restore(this.modules);
    const { env } = this.#environment.global.process;
    for (const name of Object.keys(env)) if (!(name in this.env)) delete env[name];
    Object.assign(env, this.env);
    const { stuck } = restoreProperties(this.#properties);
    if (stuck.length > 0) this.isSpoiled = true;
    this.runtime = null;
  }
}

/** The parts of a configuration that determine how modules of packages are found and evaluated. */
const keyOf = ({
  projectConfig: { moduleNameMapper, transformIgnorePatterns, testEnvironmentOptions, sandboxInjectedGlobals, resolver },
}) => JSON.stringify([moduleNameMapper.map(String), transformIgnorePatterns, testEnvironmentOptions, sandboxInjectedGlobals, resolver]);

/**
 * Creates an environment that test files use in turn. After a failure, or a file that replaces modules, the next file gets a new
 * environment. `startReset` returns the resets that `Realm` needs.
 */
function sharedEnvironment(Environment, startReset, isSharedModule = isLibrary) {
  return class SharedEnvironment extends Environment {
    constructor(config, context) {
      const key = Environment.name + keyOf(config);
      const isShared = !config.globalConfig.collectCoverage && !CHANGES_MODULES.test(readFileSync(context.testPath, 'utf8'));
      const present = realms.get(key);
      if (isShared && present) {
        // Removed while in use, because a file that aborts does not return it.
        realms.delete(key);
        present.start(context);
        return present;
      }
      const streams = { console: context.console };
      // Packages and jsdom may hold a reference to the first console.
      const console = new Proxy({}, { get: (_, name) => streams.console[name], has: (_, name) => name in streams.console });
      super(config, { ...context, console });
      this.key = key;
      this.isShared = isShared;
      this.streams = streams;
      this.lastingConsole = console;
      this.start(context);
    }

    start({ console }) {
      this.streams.console = console;
      this.hasEnded = false;
      this.hasFailed = false;
    }

    async setup() {
      if (this.realm) return;
      await super.setup();
    }

    /** Called by the runtime, which is created after the environment. */
    useRealm(runtime) {
      if (!this.realm) {
        const { console } = this.global;
        this.global.console = this.lastingConsole;
        this.realm = new Realm(this, startReset(this), isSharedModule);
        this.global.console = console;
      }
      this.realm.runtime = runtime;
      return this.realm;
    }

    async handleTestEvent({ name }, { unhandledErrors }) {
      if (name === 'test_fn_failure' || name === 'hook_failure' || name === 'error') this.hasFailed = true;
      if (name !== 'run_finish') return;
      await this.realm.settle();
      this.hasEnded = unhandledErrors.length === 0;
    }

    async teardown() {
      const { realm } = this;
      if (realm && this.isShared && this.hasEnded && !this.hasFailed) {
        this.fakeTimers.useRealTimers();
        this.fakeTimersModern.useRealTimers();
        realm.restore();
        if (!realm.isSpoiled) {
          realms.set(this.key, this);
          return;
        }
      }
      this.realm = null;
      await super.teardown();
    }
  };
}

module.exports = { isLibrary, sharedEnvironment };
