import * as z from 'zod/mini';
import { exposeName, releaseVersion, remoteName } from './names';

/** The kind of a region's failure. A script cannot tell `integrity` from `network`: browsers hide the difference. */
export const regionFailureKind = z.enum(['timeout', 'load', 'contract', 'render', 'crash-loop']);
export type RegionFailureKind = z.infer<typeof regionFailureKind>;

export const regionReport = z.object({
  remote: remoteName,
  version: releaseVersion,
  expose: exposeName,
  kind: regionFailureKind,
  /** The member saw the fallback release, or the error with Retry. */
  outcome: z.enum(['fell-back', 'error-shown']),
  /** The error's message, truncated to 500 characters. Never contains a URL's query. */
  message: z.string().check(z.maxLength(500)),
});
export type RegionReport = z.infer<typeof regionReport>;

/** The kind of a failure outside rendering: in an event handler or timer, a rejected promise, or a refusal by the browser. */
export const pageErrorKind = z.enum(['error', 'rejection', 'csp', 'integrity']);
export type PageErrorKind = z.infer<typeof pageErrorKind>;

export const pageErrorReport = z.object({
  remote: remoteName,
  version: releaseVersion,
  kind: pageErrorKind,
  /** The error's message, or the violated rule of a refusal. Never contains a URL's query. */
  message: z.string().check(z.maxLength(500)),
  /** The file that threw or was refused, without query. Empty if unknown. */
  file: z.string().check(z.maxLength(500)),
});
export type PageErrorReport = z.infer<typeof pageErrorReport>;
