import type { RenderedComposition } from '@social/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getPath } from '../http/request-target';
import { OverrideLinkError, type OverrideLinks } from '../overrides/override-links';
import type { PublishedReleases } from '../overrides/published-releases';
import { RegistryUnavailableError } from '../registry-source';
import { overriddenPage, type AppliedOverride } from './overridden-page';
import {
  applyOverrideRequests,
  formatOverride,
  isLocalOverride,
  OverrideMalformedError,
  overrideCookie,
  readOverrides,
  type Override,
} from './override';
import { sendText } from './send-text';

export type OverrideAnswersOptions = { published: PublishedReleases; links: OverrideLinks };

export type OverrideAnswers = ReturnType<typeof createOverrideAnswers>;

/** Answers page requests of browsers with overrides, and those that change them by `?override=`. */
export function createOverrideAnswers({ published, links }: OverrideAnswersOptions) {
  /** Omits chosen versions that are no longer served: the pinned ones run. */
  async function findReleases(overrides: readonly Override[]): Promise<AppliedOverride[]> {
    const found = await Promise.all(
      overrides.map(async (override): Promise<AppliedOverride | null> => {
        if (isLocalOverride(override)) return override;
        const manifest = await published.find(override);
        return manifest && { remote: override.remote, manifest };
      }),
    );
    return found.filter((override) => override !== null);
  }

  /** @throws {OverrideLinkError} also if a version is no longer served, {OverrideMalformedError} */
  function readRequested(request: FastifyRequest, environment: string, requested: readonly string[]): Override[] {
    const [link] = requested;
    if (link === undefined || !links.isLink(link)) return applyOverrideRequests(readOverrides(request.headers.cookie), requested);
    const overrides = links.open(environment, link);
    const unserved = overrides.find((override) => !isLocalOverride(override) && !published.has(override));
    if (unserved) throw new OverrideLinkError(410, `This link runs ${formatOverride(unserved)}, which is not served any more.`);
    return overrides;
  }

  return {
    /** Sends a page with overrides. */
    async send(
      reply: FastifyReply,
      { html, headers }: Pick<RenderedComposition, 'headers'> & { html: string },
      overrides: readonly Override[],
    ): Promise<FastifyReply> {
      try {
        const page = overriddenPage(html, headers, await findReleases(overrides));
        return await reply
          .headers({ ...page.headers, 'cache-control': 'no-store', 'x-composition-reason': 'override' })
          .type('text/html; charset=utf-8')
          .send(page.html);
      } catch (error) {
        if (!(error instanceof RegistryUnavailableError)) throw error;
        const names = overrides.map(formatOverride).join(', ');
        return sendText(reply, 503, `The registry does not answer, so ${names} cannot run. Reload, or leave with ?override=off.`);
      }
    },

    /** Sets the cookie that an `?override=` asks for, and leads to the page without it. */
    change(
      request: FastifyRequest,
      reply: FastifyReply,
      { environment, overridesAllowed }: RenderedComposition,
      requested: readonly string[],
    ): FastifyReply {
      if (!overridesAllowed) return sendText(reply, 403, `Overrides are not allowed in ${environment}.`);
      if (isFromElsewhere(request) && requested.some((each) => each !== 'off' && !links.isLink(each))) {
        return sendText(reply, 403, 'Another site linked here to change what runs in your browser. Copy the address into the address bar.');
      }
      const path = getPath(request.url);
      try {
        const overrides = readRequested(request, environment, requested);
        const query = new URLSearchParams(request.url.slice(path.length));
        query.delete('override');
        return reply
          .code(303)
          .headers({
            'cache-control': 'no-store',
            'set-cookie': overrideCookie(overrides),
            location: query.size > 0 ? `${path}?${query.toString()}` : path,
          })
          .send();
      } catch (error) {
        if (error instanceof OverrideMalformedError) return sendText(reply, 400, error.message);
        if (error instanceof OverrideLinkError) return sendText(reply, error.status, error.message);
        throw error;
      }
    },
  };
}

/** True if a page of another site made the browser request this. Browsers that do not tell are trusted. */
function isFromElsewhere(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'cross-site';
}
