import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedComposition, ServedDocument } from '../composition/served-composition';
import { chooseForPage, isSameForAll } from '../canary/choose-variant';
import type { VisitorCookies } from '../canary/visitor-cookies';
import { negotiateEncoding } from '../http/negotiate-encoding';
import { sendReady, type ReadyCounts } from '../http/ready-answer';
import { getComposition } from '../http/request-composition';
import { getPath } from '../http/request-target';
import type { SharedAnswers } from '../http/shared-answers';
import { overriddenPage } from './overridden-page';
import { applyOverrideRequests, OverrideMalformedError, overrideCookie, readOverrides } from './override';

/** A last segment like `logo.png` names a file. A page in its place would hide that the file is missing. */
const FILE_NAME = /\.[a-z][a-z0-9]{1,7}$/i;

export type PageRoutesOptions = { cookies: VisitorCookies; counts: ReadyCounts; sharedAnswers: SharedAnswers | null };

/** Serves every path without another route as a page of the shell, whose router decides the rest. */
export function pageRoutes(app: FastifyInstance, { cookies, counts, sharedAnswers }: PageRoutesOptions): void {
  app.get('/*', (request, reply) => {
    const { url } = request;
    const path = getPath(url);
    if (FILE_NAME.test(path)) return void sendText(reply, 404, 'There is no such file.');
    const served = getComposition(request);
    const requested = path.length === url.length ? [] : new URLSearchParams(url.slice(path.length)).getAll('override');
    if (requested.length > 0) return void changeOverrides(request, reply, served, requested);
    const { variant, cookie } = chooseForPage(request, served, cookies);
    const document = variant.documentFor(path);
    if (sendOverridden(request, reply, served, document)) return;
    // If overrides are allowed, a cookie decides; and a query may contain data that must not be cached.
    const isShared = isSameForAll(served) && !served.rendered.overridesAllowed && path === url;
    if (isShared) sharedAnswers?.add(served, path, document.answers);
    sendReady(request, reply, document.answers[negotiateEncoding(request.headers['accept-encoding'])], counts, cookie);
  });
}

function sendOverridden(request: FastifyRequest, reply: FastifyReply, { rendered }: ServedComposition, { html }: ServedDocument) {
  const overrides = rendered.overridesAllowed ? readOverrides(request.headers.cookie) : [];
  if (overrides.length === 0) return null;
  const page = overriddenPage(html, rendered.headers, overrides);
  return reply
    .headers({ ...page.headers, 'cache-control': 'no-store', 'x-composition-reason': 'override' })
    .type('text/html; charset=utf-8')
    .send(page.html);
}

function changeOverrides(request: FastifyRequest, reply: FastifyReply, { rendered }: ServedComposition, requested: string[]) {
  if (!rendered.overridesAllowed) return sendText(reply, 403, `Overrides are not allowed in ${rendered.environment}.`);
  const path = getPath(request.url);
  try {
    const overrides = applyOverrideRequests(readOverrides(request.headers.cookie), requested);
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
    throw error;
  }
}

function sendText(reply: FastifyReply, status: number, sentence: string) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
