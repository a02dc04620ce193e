// Replaces `@module-federation/webpack-bundler-runtime` in the entry of a remote. The shell has this code, and gives each remote its own
// object (shell/src/lib/federation/provide-federation.ts). In a page of another host, the first line of the entry loads it from the release.
// `socialFederation` is part of docs/page-protocol.md.
export default globalThis.socialFederation.create();
