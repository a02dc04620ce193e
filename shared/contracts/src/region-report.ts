import * as z from 'zod/mini';
import { exposeName, releaseVersion, remoteName } from './names';

/** Where a page posts what went wrong with a release. Kept small, so that `sendBeacon` takes it. */
export const REPORT_PATH = '/report';

/** How a region failed. `integrity` cannot be told from `network` by a script: browsers hide the difference. */
export const regionFailureKind = z.enum(['timeout', 'load', 'contract', 'render', 'crash-loop']);
export type RegionFailureKind = z.infer<typeof regionFailureKind>;

export const regionReport = z.object({
  remote: remoteName,
  version: releaseVersion,
  expose: exposeName,
  kind: regionFailureKind,
  /** What the member saw instead: the fallback release or the error with Retry. */
  outcome: z.enum(['fell-back', 'error-shown']),
  /** The error's own words, cut at 500 characters. Never holds a URL's query. */
  message: z.string().check(z.maxLength(500)),
});
export type RegionReport = z.infer<typeof regionReport>;
