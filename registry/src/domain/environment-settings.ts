import { configurationName, remoteName } from '@social/contracts';
import * as z from 'zod';
import { oneLine } from '../common.schema';
import { memberIds } from './canary';
import { requiredCheck } from './checks';

const origin = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'an origin is written like https://media.example.org, without a path or trailing slash');

const hostname = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host name has lower-case letters, digits, - and dots, no port');

const locale = z.string().max(35).refine(isLocale, 'a locale is a BCP 47 tag such as en-IN, or browser');
const timeZone = z.string().max(60).refine(isTimeZone, 'a time zone is an IANA name such as Asia/Kolkata, or browser');

const mediaBaseUrl = z
  .string()
  .max(300)
  .regex(
    /^(https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w.~%-]+)*)?$/,
    'a media base is an http(s) URL without trailing slash, or empty for our own origin',
  );

/** Every page contains them, so they are few. */
const MAX_CONFIGURATION_BYTES = 8192;

/** Values of remotes, by the schema that each one's release declares. */
const configuration = z
  .record(remoteName, z.record(configurationName, z.unknown()))
  .refine(
    (values) => Buffer.byteLength(JSON.stringify(values)) <= MAX_CONFIGURATION_BYTES,
    'the configuration of all remotes has at most 8 KB',
  );

/** The settings of an environment, whatever it runs. Part of them goes into its pages. */
export const environmentSettings = z.object({
  /** The name that members see. */
  brand: oneLine.min(1).max(60),
  locale,
  timeZone,
  /** Base of relative media paths and of legacy links. */
  mediaBaseUrl,
  /** The host names of this environment at the edge; no two environments share one. */
  hostnames: z.array(hostname).min(1).max(20),
  /** The provider to which the edge forwards `/api`. */
  providerUrl: origin,
  /** True if a browser may run other published versions and local builds in place of the pinned releases. */
  overridesAllowed: z.boolean(),
  /** Origins of pictures, video and audio: they go into the content security policy. */
  mediaOrigins: z.array(origin).max(20),
  /** Origins of other hosts that may load files of releases; missing where only the environment's own pages may. */
  fileOrigins: z.array(origin).max(20).optional(),
  /** Checks that must have passed before a pin; missing where none is asked for. */
  requiredChecks: z.array(requiredCheck).max(20).optional(),
  /** True if a pin is requested by one person and approved by another. Rollbacks and switches never wait for it. */
  requiresApproval: z.boolean().optional(),
  /** True if the registry rolls back a freshly pinned release that fails for members. */
  autoRollback: z.boolean().optional(),
  /** The members who get a canary that is for the staff. */
  staff: memberIds.optional(),
  /** The share of pages that send telemetry, 0 to 1; all where it is missing. */
  telemetrySampleRate: z.number().min(0).max(1).optional(),
  /** True or missing if browsers may store pages to open them without a connection. */
  offline: z.boolean().optional(),
  /** The values that operators set for remotes. A release gets the defaults of its schema for the rest. */
  configuration: configuration.optional(),
});
export type EnvironmentSettings = z.infer<typeof environmentSettings>;

/** Until then, no version moves but by a rollback. Times are ISO 8601. */
export const freeze = z.object({ until: z.string(), reason: z.string(), by: z.string(), at: z.string() });
export type Freeze = z.infer<typeof freeze>;

function isLocale(tag: string): boolean {
  return tag === 'browser' || isAccepted(() => Intl.getCanonicalLocales(tag));
}

function isTimeZone(name: string): boolean {
  return name === 'browser' || isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** Intl refuses an unknown name by throwing. */
function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
