import * as z from 'zod/mini';
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

const releaseReference = z.object({ version: releaseVersion, entryUrl: z.string() });

const pageRemote = z.extend(releaseReference, {
  exposes: z.array(exposeName),
  /** The release to run when this one cannot: the last other one that this environment had. */
  fallback: z.nullable(releaseReference),
  /** Set where operators switched the remote off: its regions say so, and nothing of it is loaded. */
  isDisabled: z.optional(z.literal(true)),
  /** Set in an override alone: a developer's own build runs instead of the pinned one. */
  override: z.optional(z.object({ manifestUrl: z.url() })),
});
export type PageRemote = z.infer<typeof pageRemote>;

/** An environment's settings that a page needs. `timeZone` is an IANA name, `locale` a BCP 47 tag; both may be `browser`. */
export const pageSettings = z.object({
  brand: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  /** Base of relative media paths and of legacy links; no trailing slash. */
  mediaBaseUrl: z.string(),
  /** The share of pages that send telemetry, 0 to 1; all where it is missing. */
  telemetrySampleRate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Whether pages store what they need to be opened without a connection; they remove what they stored where it is not true. */
  offline: z.optional(z.boolean()),
});
export type PageSettings = z.infer<typeof pageSettings>;

/**
 * The canary that a page runs: its name, the releases that it has in place of the pinned ones, and whether the visitor was drawn for its share
 * or belongs to its cohort.
 */
const pageCanary = z.object({ id: z.string(), changes: composition, why: z.enum(['share', 'cohort']) });

/** A page's own composition: JSON in `<script type="application/json" id="composition">`. */
export const pageComposition = z.object({
  environment: environmentName,
  revision: revisionNumber,
  reason: compositionReason,
  /** Set where the page runs a canary. */
  canary: z.optional(pageCanary),
  shellVersion: releaseVersion,
  remotes: z.record(remoteName, pageRemote),
  /** The pages of all remotes; no two have the same shape of path. */
  pages: z.array(compositionPage),
  /** The menu entries of all remotes, in rising order. */
  menu: z.array(compositionMenuEntry),
  /** The first reads of the pages of all remotes; missing where none declares any. */
  firstCalls: z.optional(z.array(compositionFirstCall)),
  settings: pageSettings,
});
export type PageComposition = z.infer<typeof pageComposition>;

/** The element of a page that holds its composition. */
export const COMPOSITION_ELEMENT_ID = 'composition';

/** The edge's response at `REVISION_PATH`: the composition of a page that is loaded now. */
export const currentRevision = z.object({ environment: environmentName, revision: revisionNumber, composition, disabled: disabledRemotes });
export type CurrentRevision = z.infer<typeof currentRevision>;

export const REVISION_PATH = '/composition.json';

/** The web app manifest, which browsers read before they install the page as an app. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** The service worker of all pages; where an environment has none, one that removes itself and what was stored. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * The page's import map, as scripts read it: the hash of every script that the page may load, by URL. Its `imports` lead relative imports to URLs
 * by content, and the browser alone reads them.
 */
export const pageImportMap = z.object({ integrity: z.record(z.string(), integrity) });

/** A file at the URL of its release; pages may load it by content as well. */
const servedFile = z.object({ url: z.string(), integrity, sizeBytes: z.int() });
export type ServedFile = z.infer<typeof servedFile>;

/** The first whose patterns match the path is sent; the last one has the pattern `*`. They differ in preload links alone. */
const documents = z.array(z.object({ paths: z.array(z.string()), html: z.string() })).check(z.minLength(1));

/** Headers of every HTML answer, lower-case names. */
const headers = z.record(z.string(), z.string());

/** A second composition of an environment, which a share of its members and browsers gets. */
export const renderedCanary = z.object({
  /** Also the salt by which members and browsers are drawn, so that each canary draws others. */
  id: z.string(),
  /** The share that gets it: 0 to 100. */
  percent: z.int(),
  /** The sha256 of `writeCohortEntry` of those who get it whatever the share is: the document is readable without a token. */
  cohort: z.array(z.string()),
  composition,
  documents,
  headers,
  /** The files of its releases that are not pinned. */
  files: z.array(servedFile),
});
export type RenderedCanary = z.infer<typeof renderedCanary>;

/**
 * An environment's revision, ready to serve: the registry renders it when it is pinned, the edge stores it on disk and sends its HTML as it
 * is.
 */
export const renderedComposition = z.object({
  environment: environmentName,
  revision: revisionNumber,
  composition,
  disabled: disabledRemotes,
  /** The environment was archived: the edge answers that to everything. Missing where it was not. */
  isArchived: z.optional(z.boolean()),
  /** The host names of this environment, without port. */
  hostnames: z.array(z.string()),
  /** Where `/api` and `app_api.php` go: an origin without trailing slash. */
  providerUrl: z.string(),
  /** A developer may run an own build in place of a pinned one. */
  overridesAllowed: z.boolean(),
  documents,
  headers,
  /** Every file that a page of this revision may load, those of the fallback releases included. */
  files: z.array(servedFile),
  canary: z.optional(renderedCanary),
  /** Edges count for how many visitors each pinned release fails, also while no canary runs. */
  isWatched: z.optional(z.boolean()),
  /** The JSON of the web app manifest. */
  webManifest: z.string(),
  /** The script of the service worker; missing where pages are not stored. */
  serviceWorker: z.optional(z.string()),
});
export type RenderedComposition = z.infer<typeof renderedComposition>;
