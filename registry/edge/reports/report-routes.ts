import { REPORT_PATH, type PageErrorReport, type RegionReport } from '@social/contracts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServedReleases } from '../composition/served-releases';
import { getComposition } from '../http/request-composition';
import { bodyMalformed, bodyTooLarge, reportedReleaseUnknown, sendRefusal, tooManyReports } from '../http/send-error';
import type { ReportCounts } from '../metrics/report-counts';
import { parseReport } from './parse-report';
import { readUpTo } from './read-up-to';

const MAX_REPORT_BYTES = 16 << 10;
/** Maximum number of reports of one address per minute. */
const MAX_REPORTS = 30;
/** Maximum number of addresses. The least recently active one is removed first. */
const MAX_ADDRESSES = 10_000;

/** Receives pages' reports of failed regions and other errors, and browsers' reports of blocked scripts. Logs a line for each. */
export async function reportRoutes(
  app: FastifyInstance,
  { servedReleases, counts }: { servedReleases: ServedReleases; counts: ReportCounts },
): Promise<void> {
  await app.register(rateLimit, { global: false, max: MAX_REPORTS, timeWindow: '1 minute', cache: MAX_ADDRESSES });
  const checkLimit = app.createRateLimit();

  app.post(REPORT_PATH, async (request, reply) => {
    const limit = await checkLimit(request);
    if (!limit.isAllowed && limit.isExceeded) return sendRefusal(reply, tooManyReports);
    const body = await readUpTo(request.raw, MAX_REPORT_BYTES);
    if (body === null) return sendRefusal(reply.header('connection', 'close'), bodyTooLarge);
    const parsed = parseReport(body);
    if (!parsed) return sendRefusal(reply, bodyMalformed);
    const { stamp: composition, rendered } = getComposition(request);
    const isKnown = parsed.kind === 'browser' || servedReleases.has(rendered.environment, parsed.report.remote, parsed.report.version);
    if (!isKnown) return sendRefusal(reply, reportedReleaseUnknown);
    if (parsed.kind !== 'browser') countReport(counts, rendered.environment, parsed.report);
    if (parsed.kind === 'region') request.log.warn({ event: 'region-report', composition, ...parsed.report }, 'A region failed');
    else if (parsed.kind === 'page') request.log.warn({ event: 'page-report', composition, ...parsed.report }, 'A page failed');
    else request.log.warn({ event: 'browser-report', composition, reports: parsed.reports }, 'A browser reported');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function countReport(counts: ReportCounts, environment: string, report: RegionReport | PageErrorReport): void {
  const { remote, version, kind } = report;
  counts.add({ environment, remote, version, kind, outcome: 'outcome' in report ? report.outcome : 'none' });
}
