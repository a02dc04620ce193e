// The federation code that the shell provides in its pages (shell/src/lib/federation/provide-federation.ts), for pages of other hosts. The
// entry of a release imports it only where the page has none.
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** Each release has options, a share scope and an instance of its own. */
export function create() {
  return {
    attachShareScopeMap,
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    bundlerRuntimeOptions: {},
  };
}
