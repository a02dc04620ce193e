import * as z from 'zod/mini';
import { exposeName, releaseVersion, remoteName } from './names';

/** A page reports a release's failures here, small enough for `sendBeacon`. */
export const REPORT_PATH = '/report';

/** The kind of a region's failure. A script cannot tell `integrity` from `network`: browsers hide the difference. */
export const regionFailureKind = z.enum(['timeout', 'load', 'contract', 'render', 'crash-loop']);
export type RegionFailureKind = z.infer<typeof regionFailureKind>;

export const regionReport = z.object({
  remote: remoteName,
  version: releaseVersion,
  expose: exposeName,
  kind: regionFailureKind,
  /** Whether the member saw the fallback release or the error with Retry. */
  outcome: z.enum(['fell-back', 'error-shown']),
  /** The error's message, cut at 500 characters. Never has a URL's query. */
  message: z.string().check(z.maxLength(500)),
});
export type RegionReport = z.infer<typeof regionReport>;
