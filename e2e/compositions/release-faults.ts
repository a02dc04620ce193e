import type { ConsumedExpose, ExposeName } from '@social/contracts';
import type { TinyBuild } from './tiny-build';

/** The gate that must refuse a release with the fault. `smoke` if it shows only in a page. */
export type Finder = 'bytes' | 'contract' | 'singletons' | 'exposes' | 'paths' | 'withdrawn' | 'smoke';

export type Fault = {
  foundBy: Finder;
  /** Changes the release before it is published. Damaged and withdrawn releases are published unchanged. */
  alter(build: TinyBuild): TinyBuild;
  /** The expose that the release's page shows. */
  page?: ExposeName;
};

const unaltered = (build: TinyBuild) => build;

/** All possible faults of a release. */
export const releaseFaults = {
  'damaged-bytes': { foundBy: 'bytes', alter: unaltered },
  'other-contract': { foundBy: 'contract', alter: (build) => withCompatibility(build, { contract: 9 }) },
  'newer-react': { foundBy: 'singletons', alter: (build) => withRange(build, 'react', '^99.0.0') },
  'newer-ui': { foundBy: 'singletons', alter: (build) => withRange(build, '@social/ui', '^99.0.0') },
  'broken-range': { foundBy: 'singletons', alter: (build) => withRange(build, 'react', 'newest') },
  'unknown-singleton': { foundBy: 'singletons', alter: (build) => withRequired(build, { vue: '^3.0.0' }) },
  'consumes-nowhere': { foundBy: 'exposes', alter: (build) => withConsumed(build, './nowhere', 1) },
  'other-slot-contract': { foundBy: 'exposes', alter: (build) => withConsumed(build, './post-list', 2) },
  'path-of-home': { foundBy: 'paths', alter: (build) => withPath(build, '/') },
  'path-of-shell': { foundBy: 'paths', alter: (build) => withPath(build, '/Login') },
  'path-of-profile': { foundBy: 'paths', alter: (build) => withPath(build, '/profile/:name') },
  'no-home': { foundBy: 'paths', alter: (build) => withPath(build, '/elsewhere') },
  'path-of-own-profile': { foundBy: 'paths', alter: (build) => withPath(build, '/profile') },
  withdrawn: { foundBy: 'withdrawn', alter: unaltered },
  'throwing-entry': { foundBy: 'smoke', alter: (build) => withEntry(build, (text) => `${text}\nthrow new Error('broken while loading');`) },
  'missing-expose': { foundBy: 'smoke', alter: (build) => withEntry(build, (text) => text.replace('"./page":', '"./gone":')) },
  'missing-file': { foundBy: 'smoke', alter: withoutPageFile },
  'undeclared-range': { foundBy: 'smoke', alter: (build) => withEntry(build, (text) => replaceRange(text, 'react', '^99.0.0')) },
  'crashing-page': { foundBy: 'smoke', alter: unaltered, page: './crashing-page' },
  'crashing-later': { foundBy: 'smoke', alter: unaltered, page: './late-page' },
  'nameless-region': { foundBy: 'smoke', alter: unaltered, page: './nameless-page' },
  'blocked-by-policy': { foundBy: 'smoke', alter: unaltered, page: './blocked-page' },
  'wrong-input': { foundBy: 'smoke', alter: unaltered, page: './wrong-input-page' },
  /** The neighbour's card is shown without a declaration, so no gate checks if the neighbour exists. */
  'undeclared-slot': { foundBy: 'smoke', alter: unaltered, page: './slot-page' },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof releaseFaults;
export const faultNames = Object.keys(releaseFaults) as FaultName[];

/** Ranges of React that the shell's version satisfies, in every notation of npm. */
export const satisfiedRanges = [
  '^19.0.0',
  '>=19',
  '19.x',
  '19',
  '*',
  '^18.0.0 || ^19.0.0',
  '>=18 <20',
  '18 - 19',
  '~19.3',
  '>18.2.0',
  'x',
  '^19',
];

/** Requires React in another range, in the code and in the manifest. */
export function withReactRange(build: TinyBuild, range: string): TinyBuild {
  return withRange(build, 'react', range);
}

/** Declares that the release shows the card of its neighbour. */
export function withDeclaredCard(build: TinyBuild, remote: string): TinyBuild {
  return { ...build, manifest: { ...build.manifest, consumes: [{ remote, expose: './card', contract: 1 }] } };
}

function withEntry(build: TinyBuild, change: (text: string) => string): TinyBuild {
  const { entry } = build.manifest;
  const text = build.files.get(entry) ?? '';
  const changed = change(text);
  if (changed === text) throw new Error('The entry has nothing to change: does webpack write it in another way?');
  return { ...build, files: new Map([...build.files, [entry, changed]]) };
}

function replaceRange(text: string, shareKey: string, range: string): string {
  return text.replace(new RegExp(`requiredVersion:"[^"]*"(?=[^{}]*shareKey:"${shareKey}")`, 'g'), `requiredVersion:"${range}"`);
}

function withRange(build: TinyBuild, shareKey: string, range: string): TinyBuild {
  const changed = withEntry(build, (text) => replaceRange(text, shareKey, range));
  return withRequired(changed, { [shareKey]: range });
}

function withRequired(build: TinyBuild, requires: Record<string, string>): TinyBuild {
  return withCompatibility(build, { requires: { ...build.manifest.compatibility.requires, ...requires } });
}

function withCompatibility(build: TinyBuild, changes: Partial<TinyBuild['manifest']['compatibility']>): TinyBuild {
  const { manifest } = build;
  return { ...build, manifest: { ...manifest, compatibility: { ...manifest.compatibility, ...changes } } };
}

function withConsumed(build: TinyBuild, expose: ExposeName, contract: number): TinyBuild {
  const consumed: ConsumedExpose = { remote: 'mf_feed', expose, contract };
  return { ...build, manifest: { ...build.manifest, consumes: [...(build.manifest.consumes ?? []), consumed] } };
}

function withPath(build: TinyBuild, path: string): TinyBuild {
  const [page] = build.manifest.pages ?? [];
  if (!page) throw new Error('A release without a page can take no path.');
  return { ...build, manifest: { ...build.manifest, pages: [{ ...page, path }] } };
}

function withoutPageFile(build: TinyBuild): TinyBuild {
  const files = new Map([...build.files].filter(([path]) => path !== 'expose-page.js'));
  const exposes = build.manifest.exposes.map((expose) => (expose.name === './page' ? { ...expose, files: [] } : expose));
  return { manifest: { ...build.manifest, exposes }, files };
}
