import * as z from 'zod';
import { checkName, checkSubject } from '../../domain/checks';

export const newCheckReport = z.object({
  check: checkName,
  subject: checkSubject,
  isPassed: z.boolean(),
  /** The page of the run that says more. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .default(null),
});
export type NewCheckReport = z.infer<typeof newCheckReport>;

export const checkReportView = z.object({
  check: checkName,
  /** `mf_feed@0.2.0`, or the sha256 of a composition. */
  subject: z.string(),
  isPassed: z.boolean(),
  url: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
});
export type CheckReportView = z.infer<typeof checkReportView>;

export const checkReportList = z.object({ reports: z.array(checkReportView) });
