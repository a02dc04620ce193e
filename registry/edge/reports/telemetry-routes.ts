import { pageTelemetry, TELEMETRY_PATH, type PageTelemetry } from '@social/contracts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { VisitorCookies } from '../canary/visitor-cookies';
import type { ServedReleases } from '../composition/served-releases';
import { parseJson } from '../http/parse-json';
import { getComposition } from '../http/request-composition';
import { bodyMalformed, bodyTooLarge, reportedReleaseUnknown, sendRefusal, tooManyReports } from '../http/send-error';
import type { Telemetry } from '../telemetry/telemetry';
import { countVotes } from '../votes/count-votes';
import type { VisitorVotes } from '../votes/visitor-votes';
import { readUpTo } from './read-up-to';

const MAX_BEACON_BYTES = 16 << 10;
/** Maximum number of beacons of one address per minute. A page load sends two or three, and an office shares an address. */
const MAX_BEACONS = 300;
/** Maximum number of addresses. The least recently active one is removed first. */
const MAX_ADDRESSES = 10_000;

export type TelemetryRoutesOptions = { telemetry: Telemetry; servedReleases: ServedReleases; cookies: VisitorCookies; votes: VisitorVotes };

/** Receives pages' telemetry about their releases. It is counted and not logged. Failures are logged as separate reports. */
export async function telemetryRoutes(app: FastifyInstance, options: TelemetryRoutesOptions): Promise<void> {
  const { telemetry, servedReleases } = options;
  await app.register(rateLimit, { global: false, max: MAX_BEACONS, timeWindow: '1 minute', cache: MAX_ADDRESSES });
  const checkLimit = app.createRateLimit();

  app.post(TELEMETRY_PATH, async (request, reply) => {
    const limit = await checkLimit(request);
    if (!limit.isAllowed && limit.isExceeded) return sendRefusal(reply, tooManyReports);
    const body = await readUpTo(request.raw, MAX_BEACON_BYTES);
    if (body === null) return sendRefusal(reply.header('connection', 'close'), bodyTooLarge);
    const parsed = pageTelemetry.safeParse(parseJson(body));
    const served = getComposition(request);
    const { rendered } = served;
    if (!parsed.success || parsed.data.environment !== rendered.environment) return sendRefusal(reply, bodyMalformed);
    if (!wereServed(parsed.data, servedReleases)) return sendRefusal(reply, reportedReleaseUnknown);
    telemetry.add(parsed.data, served.canary?.id ?? null);
    countVotes(request, parsed.data, { ...options, served });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function wereServed({ environment, regions }: PageTelemetry, servedReleases: ServedReleases): boolean {
  return regions.every(({ remote, version }) => servedReleases.has(environment, remote, version));
}
