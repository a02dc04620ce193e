import { releaseVersion, remoteName } from '@social/contracts';
import * as z from 'zod';

/** The gates in the order in which a plan lists them. */
export const gateNames = ['bytes', 'contract', 'singletons', 'exposes', 'paths', 'configuration', 'checks', 'withdrawn', 'frozen'] as const;

export const gateName = z.enum(gateNames);
export type GateName = z.infer<typeof gateName>;

/** A reason why a composition must not be pinned. */
const gateProblem = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** The name of the token that published the release: the person to ask. */
  owner: z.string(),
  message: z.string(),
});
export type GateProblem = z.infer<typeof gateProblem>;

/** `skipped`: it has problems, and somebody who may do so decided to pin all the same. */
export const gateVerdict = z.object({
  gate: gateName,
  status: z.enum(['passed', 'refused', 'skipped']),
  problems: z.array(gateProblem),
});
export type GateVerdict = z.infer<typeof gateVerdict>;
