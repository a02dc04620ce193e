const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const { compileFunction } = vm;
/** The modules that this worker has compiled, by file name. */
const compiled = new Map();

/**
 * Compiles a module once for all test files of this worker: a script belongs to no context, and keeps what was compiled of it as it ran. Jest's
 * `importModuleDynamically` is omitted, because it would keep the page of the first test file; without a flag of Node that we don't set it throws.
 */
vm.compileFunction = function compileOnce(source, parameters, options) {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(',')}) {`;
  let module = compiled.get(filename);
  if (module?.source !== source || module.head !== head) {
    // The offset keeps the columns of the first line in errors as they are in the source.
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    module = { source, head, script };
    compiled.set(filename, module);
  }
  return module.script.runInContext(parsingContext);
};

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
