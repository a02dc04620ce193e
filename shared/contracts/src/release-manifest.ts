import * as z from 'zod/mini';
import { firstCall } from './first-calls';
import { exposeName, filePath, integrity, releaseVersion, remoteName } from './names';
import { consumedExpose, menuEntry, pagePath, remotePage } from './remote-pages';

/** Every build writes this file next to its assets, and every archive must have it. */
export const RELEASE_MANIFEST_FILE = 'release.json';

/** The file of a release that lists the packages in it: a CycloneDX document, made by the build. */
export const SBOM_FILE = 'sbom.cdx.json';

/** On a file that the registry will send smaller soon: it has not compressed it yet. */
export const COMPRESSION_PENDING_HEADER = 'x-compression-pending';

/** Raised when shell and remotes stop being compatible (`remote-module.ts`). */
export const REMOTE_CONTRACT_VERSION = 1;

const releaseFile = z.object({
  path: filePath,
  sizeBytes: z.int().check(z.nonnegative()),
  integrity,
});
export type ReleaseFile = z.infer<typeof releaseFile>;

const releaseExpose = z.object({
  name: exposeName,
  /** The scripts to preload before the expose can run, without the entry. */
  files: z.array(filePath),
  /** The lazy shared modules that it imports at its start: the shell's `sharedFiles` are preloaded with it. Missing where there are none. */
  shared: z.optional(z.array(z.string()).check(z.maxLength(20))),
  /** The version of what the expose expects and does, for those that show it in a slot; 1 where none is declared. */
  contract: z.optional(z.int().check(z.positive())),
});

/** Taken from the build preset's own options; federation's mf-manifest.json is wrong for prefix shares and `import: false`. */
const compatibility = z.object({
  /** See `REMOTE_CONTRACT_VERSION`. */
  contract: z.int().check(z.positive()),
  /** Share key to the exact version that this build brings; only the shell brings any. */
  provides: z.record(z.string(), z.string()),
  /** Share key to the semver range that this build needs from the shell. */
  requires: z.record(z.string(), z.string()),
});

/** The part that only the shell's release has: how its HTML looks before any script has run, and which paths are its own. */
const hostPart = z.object({
  /** Paths that the shell fills itself and that no remote may take. */
  ownPaths: z.array(pagePath),
  /** Regions of every page, which every page preloads. */
  always: z.array(z.object({ remote: remoteName, expose: exposeName })),
  /** Share key to the scripts of each shared module that is no part of its start. */
  sharedFiles: z.record(z.string(), z.array(filePath)),
  document: z.object({
    /** Inline CSS of the first paint. */
    styles: z.string(),
    /** Inline script that runs before the first paint (theme). Classic, synchronous, small. */
    script: z.string(),
    /** HTML inside `<body>`; holds the root element. */
    body: z.string(),
  }),
  /** How the page looks in tabs and among installed apps. */
  app: z.object({
    /** The mark in a tab: an address with its bytes in it, as archives have no SVG. */
    favicon: z.string().check(z.regex(/^data:image\/svg\+xml,/), z.maxLength(2000)),
    themeColor: z.string(),
    backgroundColor: z.string(),
    icons: z.array(z.object({ path: filePath, type: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable', 'apple']) })),
  }),
  /** The service worker of its pages: one classic script. */
  serviceWorker: z.optional(z.string().check(z.maxLength(50_000))),
});

const line = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\p{Cc}]*$/u, 'it is one line'));

/** Where a build comes from. It is no content: the same bytes of another commit are the same release. */
export const provenance = z.object({
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40,64}$/, 'a commit is written in full'))),
  branch: z.optional(line),
  /** The address of the pipeline's run. */
  builder: z.optional(line),
  /** A line about what is new. */
  changelog: z.optional(line),
  /** The hash of the lock file that chose the versions of its dependencies, with its name: `pnpm-lock.yaml sha256-…`. */
  dependencies: z.optional(line),
});
export type Provenance = z.infer<typeof provenance>;

/**
 * Describes a release: written by the build, checked byte by byte by the registry, immutable afterwards. It has no time and no machine, so
 * the same commit and tools give the same manifest.
 */
export const releaseManifest = z.object({
  manifestVersion: z.literal(1),
  name: remoteName,
  version: releaseVersion,
  /** `remoteEntry.js`, or the shell's main script. */
  entry: filePath,
  exposes: z.array(releaseExpose),
  /** Every file of the release except the manifest itself. */
  files: z.array(releaseFile).check(z.minLength(1), z.maxLength(500)),
  compatibility,
  /** The pages that this release brings along; the shell has none. */
  pages: z.optional(z.array(remotePage).check(z.maxLength(50))),
  menu: z.optional(z.array(menuEntry).check(z.maxLength(20))),
  /** The first reads of its pages; a page that is not named here makes all its calls itself. */
  firstCalls: z.optional(z.array(firstCall).check(z.maxLength(50))),
  /** Exposes of other remotes that it shows. */
  consumes: z.optional(z.array(consumedExpose).check(z.maxLength(50))),
  host: z.optional(hostPart),
  provenance: z.optional(provenance),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** Remote to those of its versions that pages may ask for: an edge serves them to everybody, and no others. */
export const retainedReleases = z.record(remoteName, z.array(releaseVersion));
export type RetainedReleases = z.infer<typeof retainedReleases>;
