import * as z from 'zod/mini';
import { environmentName, exposeName, releaseVersion, remoteName, revisionNumber } from './names';

/** The group of a page in a comparison: pinned releases, or a canary. */
export const telemetryArm = z.enum(['pinned', 'canary']);
export type TelemetryArm = z.infer<typeof telemetryArm>;

/**
 * The outcome of a release in a page:
 * - `started`: the page requested it. This is the denominator.
 * - `mounted`: it was painted.
 * - `failed`: it could not be loaded.
 * - `crashed`: a render threw, or the page ended while it mounted.
 * - `errored`: it threw outside rendering.
 * - `integrity`: the browser refused one of its files.
 */
export const regionOutcome = z.enum(['started', 'mounted', 'failed', 'crashed', 'errored', 'integrity']);
export type RegionOutcome = z.infer<typeof regionOutcome>;

const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/**
 * `contentMs` is the time from the request of a region until it was painted. For the shell, from the start of the navigation to the first
 * paint of a region.
 */
const vitalValues = z.object({
  lcpMs: z.optional(milliseconds),
  inpMs: z.optional(milliseconds),
  /** Without unit. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  contentMs: z.optional(milliseconds),
});
export const vitalNames = ['lcpMs', 'inpMs', 'cls', 'contentMs'] as const;
export type VitalName = (typeof vitalNames)[number];

const regionTelemetry = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** Null for the release as a whole, in which a page counts once for any number of regions. */
  expose: z.nullable(exposeName),
  outcomes: z.array(regionOutcome).check(z.maxLength(regionOutcome.options.length)),
  vitals: vitalValues,
});
export type RegionTelemetry = z.infer<typeof regionTelemetry>;

/** Contains only new data: a page sends each outcome and each vital of a region once. */
export const pageTelemetry = z.object({
  /** Random for each page load. */
  pageId: z.string().check(z.regex(/^[0-9a-f-]{32,36}$/)),
  environment: environmentName,
  revision: revisionNumber,
  arm: telemetryArm,
  regions: z.array(regionTelemetry).check(z.minLength(1), z.maxLength(60)),
});
export type PageTelemetry = z.infer<typeof pageTelemetry>;
