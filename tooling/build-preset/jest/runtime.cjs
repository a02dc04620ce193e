const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const { compileFunction } = vm;
/** The modules that this worker has compiled, by file name. */
const compiled = new Map();

/**
 * Compiles a module once for all test files of this worker. A script belongs to no context and keeps its compiled code. Jest's
 * `importModuleDynamically` is omitted, because it would keep the page of the first test file. Without it, dynamic import throws, which
 * needs a flag of Node that is not set anyway.
 */
vm.compileFunction = function compileOnce(source, parameters, options) {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(',')}) {`;
  let module = compiled.get(filename);
  if (module?.source !== source || module.head !== head) {
    // The offset keeps the columns of the first line correct in errors.
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    module = { source, head, script };
    compiled.set(filename, module);
  }
  return parsingContext === globalThis ? module.script.runInThisContext() : module.script.runInContext(parsingContext);
};

/** The sources of installed packages, which do not change during a run. */
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

/** The modules of a test file. Modules of packages are shared with earlier files. */
class Modules extends Map {
  constructor(realm) {
    super();
    this.realm = realm;
  }

  get(filename) {
    return super.get(filename) ?? this.realm.modules.get(filename);
  }

  has(filename) {
    return super.has(filename) || this.realm.modules.has(filename);
  }

  set(filename, module) {
    if (this.realm.isShared(filename)) this.realm.modules.set(filename, module);
    else if (this.realm.isEvaluatingLibrary)
      throw new Error(`${filename} would be shared by all test files: add what requires it to WITH_STATE in realm.cjs`);
    else super.set(filename, module);
    return this;
  }

  delete(filename) {
    return super.delete(filename) || this.realm.modules.delete(filename);
  }
}

/**
 * Runs a test file with the package modules that earlier files of this worker have evaluated (realm.cjs), and does not read their sources
 * again.
 */
module.exports = class SharingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, sources, ...others) {
    super(config, environment, resolver, transformer, new Sources(sources), ...others);
    const realm = environment.useRealm?.(this);
    if (!realm) return;
    this.registries.moduleRegistry = new Modules(realm);
    const { executor, transformCache } = this;
    for (const entry of realm.sourceMaps) transformCache.sourceMaps.set(...entry);
    executor.exec = (module, options, ...rest) =>
      realm.isShared(module.filename) && !options?.isInternalModule
        ? realm.evaluateLibrary(() => evaluateLibrary(module, this, realm, options))
        : Object.getPrototypeOf(executor).exec.call(executor, module, options, ...rest);
  }
};

/**
 * Evaluates a module of a package. It may require others after the runtime of this test file has ended, so it asks the realm for the
 * current runtime.
 */
function evaluateLibrary(module, { executor, transformCache, _environment, _config }, realm, options) {
  const { filename } = module;
  const require = (name) => realm.runtime.requireModuleOrMock(filename, name);
  require.resolve = (...request) => realm.runtime.requireBuilder.resolve(filename, ...request);
  require.resolve.paths = (name) => realm.runtime.requireBuilder.resolvePaths(filename, name);
  require.extensions = Object.create(null);
  Object.defineProperty(require, 'cache', { get: () => realm.runtime.registries.getRequireCacheProxy() });
  Object.assign(module, { children: [], parent: null, paths: [], require });
  const evaluate = executor.compile(transformCache.transform(filename, options), filename);
  const sourceMap = transformCache.sourceMaps.get(filename);
  if (sourceMap) realm.sourceMaps.set(filename, sourceMap);
  if (evaluate === null) return 'env-disposed';
  const globals = _config.sandboxInjectedGlobals.map((name) => _environment.global[name]);
  const jest = new Proxy({}, { get: (_, name) => realm.runtime.jestGlobals.jestObjectFor(filename)[name] });
  try {
    evaluate.call(
      module.exports,
      module,
      module.exports,
      require,
      module.path,
      filename,
      ...(_config.injectGlobals ? [jest] : []),
      ...globals,
    );
  } catch (error) {
    executor.handleExecutionError(error, module);
  }
  return 'loaded';
}
