import { OVERRIDE_LINKS_PATH, OVERRIDES_PATH, overrideChange, type OverrideState } from '@social/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJson } from '../http/parse-json';
import { getComposition } from '../http/request-composition';
import { getHostname } from '../http/request-target';
import { originForeign, overrideMalformed, overridesNotAllowed, overridesTooLarge, sendRefusal } from '../http/send-error';
import { formatOverride, isLocalOverride, OverrideMalformedError, overrideCookie, parseOverride, readOverrides } from '../pages/override';
import type { Override } from '../pages/override';
import { readUpTo } from '../reports/read-up-to';
import type { OverrideLinks } from './override-links';
import type { PublishedReleases } from './published-releases';

const MAX_BODY_BYTES = 16 << 10;

/** Answers the toolbar of environments that allow overrides. */
export function overrideRoutes(app: FastifyInstance, { published, links }: { published: PublishedReleases; links: OverrideLinks }): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!getComposition(request).rendered.overridesAllowed) return void sendRefusal(reply, overridesNotAllowed);
    // A page of another origin must not change what runs here, or get a link signed.
    if (request.method === 'POST' && !isFromOwnPage(request)) return void sendRefusal(reply, originForeign);
    done();
  });

  app.get(OVERRIDES_PATH, (request, reply) => {
    const { composition } = getComposition(request).rendered;
    const overrides = readOverrides(request.headers.cookie).map(formatOverride);
    return sendJson(reply, { overrides, pinned: composition, versions: published.list() } satisfies OverrideState);
  });

  app.post(OVERRIDES_PATH, async (request, reply) => {
    const body = await readUpTo(request.raw, MAX_BODY_BYTES);
    if (body === null) return sendRefusal(reply.header('connection', 'close'), overridesTooLarge);
    try {
      const overrides = readChange(body);
      return sendJson(reply.header('set-cookie', overrideCookie(overrides)), { overrides: overrides.map(formatOverride) });
    } catch (error) {
      if (error instanceof OverrideMalformedError) return sendRefusal(reply, { ...overrideMalformed, message: error.message });
      throw error;
    }
  });

  app.post(OVERRIDE_LINKS_PATH, (request, reply) => {
    const { environment } = getComposition(request).rendered;
    return sendJson(reply, links.sign(environment, readOverrides(request.headers.cookie)));
  });

  /** @throws {OverrideMalformedError} */
  function readChange(body: string): Override[] {
    const change = overrideChange.safeParse(parseJson(body));
    if (!change.success) throw new OverrideMalformedError('The body is { "overrides": [] }, with 20 at most.');
    const overrides = change.data.overrides.map(parseOverride);
    const unknown = overrides.find((override) => !isLocalOverride(override) && !published.has(override));
    if (unknown) throw new OverrideMalformedError(`${formatOverride(unknown)} is not a published version that this environment can run.`);
    return [...new Map(overrides.map((override) => [override.remote, override])).values()];
  }
}

/** Browsers send the origin of the page with each POST. */
function isFromOwnPage({ headers: { origin = '', host } }: FastifyRequest): boolean {
  return URL.canParse(origin) && getHostname(new URL(origin).host) === getHostname(host);
}

function sendJson(reply: FastifyReply, body: object): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
