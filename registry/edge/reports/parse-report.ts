import { pageErrorReport, regionReport, type PageErrorReport, type RegionReport } from '@social/contracts';
import * as z from 'zod';
import { parseJson } from '../http/parse-json';

const MAX_BROWSER_REPORTS = 20;
const MAX_TEXT = 500;

/** Removes queries and fragments: browsers report page URLs, and a query contains the access token. */
function withoutQueries(text: string): string {
  return text.replace(/[?#][^\s"'<>)]*/g, '').slice(0, MAX_TEXT);
}

const text = z.string().transform(withoutQueries);
const line = z.union([z.number(), z.null()]);

/** The logged fields of a browser's report, under either of two namings. */
const browserReportBody = z.object({
  documentURL: text.optional(),
  blockedURL: text.optional(),
  effectiveDirective: text.optional(),
  destination: text.optional(),
  disposition: text.optional(),
  sourceFile: text.nullable().optional(),
  lineNumber: line.optional(),
  message: text.optional(),
});

const reportingApi = z
  .array(z.object({ type: text, url: text.optional(), body: z.union([browserReportBody, z.null()]).optional() }))
  .min(1);

const cspReport = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'blocked-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    disposition: text.optional(),
    'source-file': text.optional(),
    'line-number': line.optional(),
  }),
});

export type PageReport =
  | { kind: 'region'; report: RegionReport }
  | { kind: 'page'; report: PageErrorReport }
  | { kind: 'browser'; reports: unknown[] };

/** Parses a report of a page or a browser, without query strings. Null if it is invalid. */
export function parseReport(body: string): PageReport | null {
  const value = parseJson(body);
  const region = regionReport.safeParse(value);
  if (region.success) return { kind: 'region', report: { ...region.data, message: withoutQueries(region.data.message) } };
  const page = pageErrorReport.safeParse(value);
  if (page.success) {
    const { message, file } = page.data;
    return { kind: 'page', report: { ...page.data, message: withoutQueries(message), file: withoutQueries(file) } };
  }
  const modern = reportingApi.safeParse(value);
  if (modern.success) return { kind: 'browser', reports: modern.data.slice(0, MAX_BROWSER_REPORTS) };
  const older = cspReport.safeParse(value);
  return older.success ? { kind: 'browser', reports: [older.data['csp-report']] } : null;
}
