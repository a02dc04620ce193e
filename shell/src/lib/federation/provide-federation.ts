import { attachShareScopeMap, bundlerRuntime, runtime, type Federation } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** Part of docs/page-protocol.md: entries of remotes start federation with it. */
  var socialFederation: { create: () => Federation } | undefined;
}

/** Provides federation's code to the entries of remotes, which are built without it. Comes before the first remote. */
export function provideFederation(target: typeof globalThis): void {
  target.socialFederation = { create: createFederation };
}

/** Each release of a remote has options, a share scope and an instance of its own. */
function createFederation(): Federation {
  return {
    attachShareScopeMap,
    runtime: { ...runtime, init: runtime.createInstance },
    // The shell exposes nothing, so its own build omits `initContainerEntry`.
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    bundlerRuntimeOptions: {},
  };
}
