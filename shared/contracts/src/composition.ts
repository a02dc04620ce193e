import * as z from 'zod/mini';
import { configurationValues } from './configuration';
import { compositionFirstCall } from './first-calls';
import { environmentName, exposeName, integrity, releaseVersion, remoteName, revisionNumber } from './names';
import { compositionMenuEntry, compositionPage } from './remote-pages';

/** The shell and every remote, each at one version, by remote name: operators pin, diff and roll back a composition. */
export const composition = z.record(remoteName, releaseVersion);
export type Composition = z.infer<typeof composition>;

/** The remotes that operators switched off. */
const disabledRemotes = z.array(remoteName);

/** The reason why a page runs its composition. */
export const compositionReason = z.union([z.literal('pinned'), z.literal('override'), z.templateLiteral(['canary ', z.int(), '%'])]);
export type CompositionReason = z.infer<typeof compositionReason>;

const releaseReference = z.object({
  version: releaseVersion,
  entryUrl: z.string(),
  /** Its configuration in this environment. Missing if the release declares none. */
  configuration: z.optional(configurationValues),
});

const pageRemote = z.extend(releaseReference, {
  exposes: z.array(exposeName),
  /** The release to run if this one fails: the previous other release in this environment. */
  fallback: z.nullable(releaseReference),
  /** Set if operators switched the remote off: its regions show this, and none of its files is loaded. */
  isDisabled: z.optional(z.literal(true)),
  /** Set only in an override: this published version runs instead of the pinned one. */
  isChosen: z.optional(z.literal(true)),
  /** Set only in an override: a developer's own build runs instead of the pinned one. */
  override: z.optional(
    z.object({
      manifestUrl: z.url(),
      /** The entry that the manifest names. The shell adds it when it has read the manifest. */
      entryUrl: z.optional(z.string()),
    }),
  ),
});
export type PageRemote = z.infer<typeof pageRemote>;

/** An environment's settings that a page needs. `timeZone` is an IANA name, `locale` a BCP 47 tag; both may be `browser`. */
export const pageSettings = z.object({
  brand: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  /** Base of relative media paths and of legacy links; no trailing slash. */
  mediaBaseUrl: z.string(),
  /** Share of pages that send telemetry, 0 to 1. All if missing. */
  telemetrySampleRate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** True if pages store the data for offline visits. If not, they remove stored data. */
  offline: z.optional(z.boolean()),
});
export type PageSettings = z.infer<typeof pageSettings>;

/**
 * The canary of a page: its name, its releases that replace pinned ones, and the reason why the visitor gets it: the share or the cohort.
 */
const pageCanary = z.object({ id: z.string(), changes: composition, why: z.enum(['share', 'cohort']) });

/** A page's own composition: JSON in `<script type="application/json" id="composition">`. */
export const pageComposition = z.object({
  environment: environmentName,
  revision: revisionNumber,
  reason: compositionReason,
  /** Set if the page runs a canary. */
  canary: z.optional(pageCanary),
  shellVersion: releaseVersion,
  remotes: z.record(remoteName, pageRemote),
  /** The pages of all remotes; no two have the same shape of path. */
  pages: z.array(compositionPage),
  /** The menu entries of all remotes, in rising order. */
  menu: z.array(compositionMenuEntry),
  /** The first reads of the pages of all remotes. Missing if none declares any. */
  firstCalls: z.optional(z.array(compositionFirstCall)),
  settings: pageSettings,
  /** Set in environments that allow overrides: the page loads the toolbar for them. */
  overridesAllowed: z.optional(z.literal(true)),
});
export type PageComposition = z.infer<typeof pageComposition>;

/** The element of a page that holds its composition. */
export const COMPOSITION_ELEMENT_ID = 'composition';

/** The edge's response at `REVISION_PATH`: the composition that a newly loaded page gets. */
export const currentRevision = z.object({ environment: environmentName, revision: revisionNumber, composition, disabled: disabledRemotes });
export type CurrentRevision = z.infer<typeof currentRevision>;

export const REVISION_PATH = '/composition.json';

/** The web app manifest, which browsers read before they install the page as an app. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** The service worker of all pages. In an environment without one, a worker that removes itself and all stored data. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * The page's import map as scripts read it: the hash of every script that the page may load, by URL. Its `imports` map relative imports to
 * URLs by content. Only the browser reads them.
 */
export const pageImportMap = z.object({ integrity: z.record(z.string(), integrity) });

/** A file at the URL of its release; pages may load it by content as well. */
const servedFile = z.object({ url: z.string(), integrity, sizeBytes: z.int() });
export type ServedFile = z.infer<typeof servedFile>;

/** The first entry whose patterns match the path is sent. The last one has the pattern `*`. They differ only in preload links. */
const documents = z.array(z.object({ paths: z.array(z.string()), html: z.string() })).check(z.minLength(1));

/** Headers of every HTML answer, lower-case names. */
const headers = z.record(z.string(), z.string());

/** A second composition of an environment, for a share of its members and browsers. */
export const renderedCanary = z.object({
  /** Also the salt for drawing members and browsers, so that each canary draws different ones. */
  id: z.string(),
  /** Share of visitors who get it: 0 to 100. */
  percent: z.int(),
  /** The sha256 of `writeCohortEntry` of members who get it at any share. Hashed, because the document is readable without a token. */
  cohort: z.array(z.string()),
  composition,
  documents,
  headers,
  /** Files of its releases that are not pinned. */
  files: z.array(servedFile),
});
export type RenderedCanary = z.infer<typeof renderedCanary>;

/**
 * An environment's revision, ready to serve. The registry renders it when it is pinned. The edge stores it on disk and sends its HTML
 * unchanged.
 */
export const renderedComposition = z.object({
  environment: environmentName,
  revision: revisionNumber,
  composition,
  disabled: disabledRemotes,
  /** Set if the environment was archived: the edge answers every request with this. Missing otherwise. */
  isArchived: z.optional(z.boolean()),
  /** The host names of this environment, without port. */
  hostnames: z.array(z.string()),
  /** Target of `/api` and `app_api.php`: an origin without trailing slash. */
  providerUrl: z.string(),
  /** True if a developer may run their own build instead of a pinned one. */
  overridesAllowed: z.boolean(),
  /** Origins of other hosts that may load files of releases. Missing if there are none. */
  fileOrigins: z.optional(z.array(z.string())),
  documents,
  headers,
  /** All files that a page of this revision may load, including those of the fallback releases. */
  files: z.array(servedFile),
  canary: z.optional(renderedCanary),
  /** True if edges count for how many visitors each pinned release fails, even without a canary. */
  isWatched: z.optional(z.boolean()),
  /** The JSON of the web app manifest. */
  webManifest: z.string(),
  /** The script of the service worker. Missing if pages are not stored. */
  serviceWorker: z.optional(z.string()),
});
export type RenderedComposition = z.infer<typeof renderedComposition>;
