import { listRemotes, type DiscoveryInput } from './discovery-views';
import { REMOTE_ENTRY_JSON, toModuleName, type ModuleAddress } from './module-address';

type WrittenModule = { body: string; contentType: string };

/**
 * Writes a file of a running remote for clients without Module Federation: an expose as an ES module with its exports, or the list of all
 * exposes for Native Federation.
 * @returns null for a remote or expose that the environment does not run.
 */
export function writeModule(input: DiscoveryInput, { remote, file }: ModuleAddress): WrittenModule | null {
  const running = listRemotes(input).find(({ name }) => name === remote);
  if (!running) return null;
  if (file === REMOTE_ENTRY_JSON) {
    const exposes = running.exposes.map((key) => ({ key, outFileName: `${toModuleName(key)}.js` }));
    return { body: JSON.stringify({ name: remote, shared: [], exposes }), contentType: 'application/json; charset=utf-8' };
  }
  const expose = running.exposes.find((each) => `${toModuleName(each)}.js` === file);
  return expose ? { body: writeExpose(remote, expose, running.url), contentType: 'text/javascript; charset=utf-8' } : null;
}

/**
 * Initializes the remote's container with the shared modules that `@social/host` provides (`shared/host/src/share-scope.ts`). The exports are
 * those of the contract, by name, as an ES module cannot export unknown ones; all are in the default export.
 */
function writeExpose(remote: string, expose: string, entryUrl: string): string {
  return `import * as container from ${JSON.stringify(entryUrl)};

async function load() {
  const { shareScope = {} } = globalThis.socialHost ?? {};
  await container.init(shareScope);
  const factory = await container.get(${JSON.stringify(expose)});
  return factory();
}

const module = await load().catch((cause) => {
  throw new Error(${JSON.stringify(
    `${remote}/${toModuleName(expose)} cannot start. Does the page share the modules that it requires? createHost() of @social/host does.`,
  )}, { cause });
});

export const { Region, mount, usesShadowRoot, preload } = module;
export default module;
`;
}
