import * as z from 'zod/mini';
import { configurationSchema } from './configuration';
import { firstCall } from './first-calls';
import { exposeName, filePath, integrity, releaseVersion, remoteName } from './names';
import { consumedExpose, menuEntry, pagePath, remotePage } from './remote-pages';

/** Every build writes this file next to its assets, and every archive must have it. */
export const RELEASE_MANIFEST_FILE = 'release.json';

/** The release's list of packages: a CycloneDX document made by the build. */
export const SBOM_FILE = 'sbom.cdx.json';

/** The federation runtime of a release, which its entry loads in pages of other hosts only. */
export const FEDERATION_RUNTIME_FILE = 'federation-runtime.js';

/** Set on a file that the registry has not compressed yet, and will send smaller soon. */
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
  /**
   * The lazy shared modules that it imports at its start. The shell's `sharedFiles` for them are preloaded with it. Missing if there are
   * none.
   */
  shared: z.optional(z.array(z.string()).check(z.maxLength(20))),
  /** The version of the expose's contract with releases that show it in a slot. 1 by default. */
  contract: z.optional(z.int().check(z.positive())),
});

/** Derived from the build preset's own options, because federation's mf-manifest.json is wrong for prefix shares and `import: false`. */
const compatibility = z.object({
  /** See `REMOTE_CONTRACT_VERSION`. */
  contract: z.int().check(z.positive()),
  /** Maps each share key to the exact version in this build. Only the shell provides any. */
  provides: z.record(z.string(), z.string()),
  /** Maps each share key to the semver range that this build requires from the shell. */
  requires: z.record(z.string(), z.string()),
});

/** The part that only the shell's release has: its HTML before any script has run, and its own paths. */
const hostPart = z.object({
  /** Paths of the shell's own pages, which no remote may use. */
  ownPaths: z.array(pagePath),
  /** Regions of every page, which every page preloads. */
  always: z.array(z.object({ remote: remoteName, expose: exposeName })),
  /** Maps each share key to the scripts of a shared module that is not part of the shell's start. */
  sharedFiles: z.record(z.string(), z.array(filePath)),
  document: z.object({
    /** Inline CSS of the first paint. */
    styles: z.string(),
    /** Inline script that runs before the first paint (theme). Classic, synchronous, small. */
    script: z.string(),
    /** HTML inside `<body>`, including the root element. */
    body: z.string(),
  }),
  /** Icons of the page in tabs and of the installed app. */
  app: z.object({
    /** The icon in a tab, as a data URL: it needs no request. */
    favicon: z.string().check(z.regex(/^data:image\/svg\+xml,/), z.maxLength(2000)),
    themeColor: z.string(),
    backgroundColor: z.string(),
    icons: z.array(z.object({ path: filePath, type: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable', 'apple']) })),
  }),
  /** The service worker of its pages: one classic script. */
  serviceWorker: z.optional(z.string().check(z.maxLength(50_000))),
});

const line = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\p{Cc}]*$/u, 'it is one line'));

/** The origin of a build. It is not part of the content: the same bytes from another commit are the same release. */
export const provenance = z.object({
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40,64}$/, 'a commit is written in full'))),
  branch: z.optional(line),
  /** URL of the pipeline run. */
  builder: z.optional(line),
  /** A line about the changes. */
  changelog: z.optional(line),
  /** The hash of the lock file that chose the versions of its dependencies, with its name: `pnpm-lock.yaml sha256-…`. */
  dependencies: z.optional(line),
});
export type Provenance = z.infer<typeof provenance>;

/**
 * Describes a release. The build writes it, the registry checks it byte by byte, and it never changes. It contains no time and no machine,
 * so the same commit and tools give the same manifest.
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
  /** The pages of this release. The shell has none. */
  pages: z.optional(z.array(remotePage).check(z.maxLength(50))),
  menu: z.optional(z.array(menuEntry).check(z.maxLength(20))),
  /** The first reads of its pages. Other pages make all calls themselves. */
  firstCalls: z.optional(z.array(firstCall).check(z.maxLength(50))),
  /** Exposes of other remotes that it shows. */
  consumes: z.optional(z.array(consumedExpose).check(z.maxLength(50))),
  /** The JSON Schema of the values that operators may set for it in each environment. */
  configuration: z.optional(configurationSchema),
  host: z.optional(hostPart),
  provenance: z.optional(provenance),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** Maps a remote to the versions that pages may request. An edge serves only these to all visitors. */
export const retainedReleases = z.record(remoteName, z.array(releaseVersion));
export type RetainedReleases = z.infer<typeof retainedReleases>;
