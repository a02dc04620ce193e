// Replaces parts of federation's runtime that our pages do not use: manifests that name an entry, preloading by the runtime, and entries
// that are classic scripts. Remotes are registered by their entry, an ES module. Documents name the preloaded files.

export class SnapshotHandler {
  hooks = { applyPlugin() {}, removePlugin() {} };
  loadRemoteSnapshotInfo = refuse;
}

export { refuse as getGlobalRemoteInfo };
export { refuse as formatPreloadArgs, refuse as normalizePreloadExposes, refuse as preloadAssets };
export { refuse as createLink, refuse as createScript, refuse as loadScript };
export { refuse as isStaticResourcesEqual, refuse as safeWrapper };
export const defaultPreloadArgs = {};

function refuse() {
  throw new Error("This part of Module Federation is not in the shell's build (tooling/webpack/unused-federation.mjs).");
}
