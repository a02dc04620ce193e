import { deliveredPath, type SourcePackage } from './kit-package';
import { readManifest, resolveVersions, type PackageManifest } from './package-manifest';

/** Packages that exist once in a page: the remote installs them, so that no package of the kit brings a second copy. */
const PEERS = ['react', 'react-dom', '@emotion/react', '@tanstack/react-query'];
/** Packages of modules that only tests import. */
const OPTIONAL_PEERS = ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', '@tanstack/react-query'];
/** Packages of which a few files are compiled into the kit. */
const INLINED = ['@mui/icons-material'];

type Dependencies = Record<string, string>;

/**
 * Creates the package.json for the kit: versions instead of the workspace's protocols, exports that name compiled files with types, and
 * what registries and linters ask for.
 */
export function deliveredManifest({ folder, command }: SourcePackage, versions: ReadonlyMap<string, string>): PackageManifest {
  const { private: _private, devDependencies, dependencies, exports, bin, ...manifest } = readManifest(folder);
  const { license, engines, repository } = readManifest('.');
  const common = { ...manifest, license, engines: { node: engines?.node ?? '*' }, ...(repository && { repository }) };
  if (command) return { ...common, bin: { [command.name]: `./${command.name}.mjs` } };
  const resolved = resolveVersions(dependencies, folder, versions);
  const peers = pick(resolved, (name) => PEERS.includes(name));
  const testPeers = resolveVersions(
    pick(devDependencies ?? {}, (name) => OPTIONAL_PEERS.includes(name)),
    folder,
    versions,
  );
  const peerDependencies = mapValues({ ...peers, ...testPeers }, (version) => `^${version}`);
  return {
    ...common,
    ...(bin && { bin: mapValues(bin, (path) => `./${deliveredPath(path.slice('./'.length))}`) }),
    exports: toCompiledExports(exports ?? {}),
    dependencies: pick(resolved, (name) => !PEERS.includes(name) && !INLINED.includes(name)),
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
    ...(Object.keys(testPeers).length > 0 && { peerDependenciesMeta: mapValues(testPeers, () => ({ optional: true })) }),
  };
}

/** Converts exports of sources to exports of compiled files with their types. */
function toCompiledExports(exports: Record<string, unknown>): Record<string, unknown> {
  return mapValues(exports, (target) => {
    const path = String(target).slice('./'.length);
    if (path === 'package.json') return target;
    const compiled = `./${deliveredPath(path)}`;
    return /\.tsx?$/.test(path) ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : compiled;
  });
}

function pick(dependencies: Dependencies, isWanted: (name: string) => boolean): Dependencies {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => isWanted(name)));
}

function mapValues<From, To>(record: Record<string, From>, convert: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));
}
