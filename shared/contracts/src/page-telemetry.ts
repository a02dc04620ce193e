import * as z from 'zod/mini';
import { environmentName, exposeName, releaseVersion, remoteName, revisionNumber } from './names';

/** The group of pages that a page is compared with: those of what is pinned, or of a canary. */
export const telemetryArm = z.enum(['pinned', 'canary']);
export type TelemetryArm = z.infer<typeof telemetryArm>;

/**
 * What happened to a release in a page. `started` is the denominator: the page asked for it. `mounted`: it was painted. `failed`: it could
 * not be loaded. `crashed`: a render threw, or the page ended while it mounted. `errored`: it threw outside of rendering. `integrity`: the
 * browser refused one of its files.
 */
export const regionOutcome = z.enum(['started', 'mounted', 'failed', 'crashed', 'errored', 'integrity']);
export type RegionOutcome = z.infer<typeof regionOutcome>;

const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** `contentMs`: from when a region was asked for until it was painted; for the shell, from the start of the navigation to the first paint of a region. */
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
  /** Null for the release as a whole, in which a page counts once, however many of its regions it shows. */
  expose: z.nullable(exposeName),
  outcomes: z.array(regionOutcome).check(z.maxLength(regionOutcome.options.length)),
  vitals: vitalValues,
});
export type RegionTelemetry = z.infer<typeof regionTelemetry>;

/** Holds what a page has not sent before: it sends each outcome and each vital of a region once. */
export const pageTelemetry = z.object({
  /** Random, of this load of the page. */
  pageId: z.string().check(z.regex(/^[0-9a-f-]{32,36}$/)),
  environment: environmentName,
  revision: revisionNumber,
  arm: telemetryArm,
  regions: z.array(regionTelemetry).check(z.minLength(1), z.maxLength(60)),
});
export type PageTelemetry = z.infer<typeof pageTelemetry>;
