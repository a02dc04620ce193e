// Replaces `@module-federation/webpack-bundler-runtime` in the entry of a remote. The shell has this code, and gives each remote its own
// object (shell/src/lib/federation/provide-federation.ts). `socialFederation` is part of docs/page-protocol.md.
const create = globalThis.socialFederation?.create;
if (!create) throw new Error('The page provides no federation runtime: its shell is older than this release.');

export default create();
