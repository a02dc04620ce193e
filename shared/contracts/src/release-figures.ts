import * as z from 'zod/mini';
import { environmentName, exposeName, releaseVersion, remoteName } from './names';
import { regionOutcome, telemetryArm, type VitalName } from './page-telemetry';

const count = z.int().check(z.nonnegative());

/** Counts of values up to each bound of `vitalBounds`. The last count is for values above all bounds. */
const vitalFigures = z.object({ count, sum: z.number(), counts: z.array(count) });
export type VitalFigures = z.infer<typeof vitalFigures>;

/** Upper bounds of the groups, including the thresholds for good and poor values. */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcpMs: [250, 500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inpMs: [25, 50, 100, 150, 200, 300, 500, 1000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  contentMs: [100, 250, 500, 1000, 1500, 2000, 3000, 4000, 6000, 10_000],
};

/** Counts of telemetry from sampled pages about a release, or about one of its regions. */
export const releaseFigures = z.object({
  environment: environmentName,
  arm: telemetryArm,
  remote: remoteName,
  version: releaseVersion,
  /** Null for the release as a whole. */
  expose: z.nullable(exposeName),
  /** Pages by outcome. The rate of an outcome is its share of `started`. */
  pages: z.record(regionOutcome, count),
  vitals: z.object({ lcpMs: vitalFigures, inpMs: vitalFigures, cls: vitalFigures, contentMs: vitalFigures }),
});
export type ReleaseFigures = z.infer<typeof releaseFigures>;
