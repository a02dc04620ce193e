import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedComposition } from '../composition/served-composition';
import { chooseForPage, isSameForAll } from '../canary/choose-variant';
import type { VisitorCookies } from '../canary/visitor-cookies';
import { negotiateEncoding } from '../http/negotiate-encoding';
import { sendReady, type ReadyCounts } from '../http/ready-answer';
import { getComposition } from '../http/request-composition';
import { getPath } from '../http/request-target';
import type { SharedAnswers } from '../http/shared-answers';
import { readOverrides } from './override';
import type { OverrideAnswers } from './override-answers';
import { sendText } from './send-text';

/** A last segment like `logo.png` names a file. A page in its place would hide that the file is missing. */
const FILE_NAME = /\.[a-z][a-z0-9]{1,7}$/i;

export type PageRoutesOptions = {
  cookies: VisitorCookies;
  counts: ReadyCounts;
  sharedAnswers: SharedAnswers | null;
  overrides: OverrideAnswers;
};

/** Serves every path without another route as a page of the shell, whose router decides the rest. */
export function pageRoutes(app: FastifyInstance, { cookies, counts, sharedAnswers, overrides }: PageRoutesOptions): void {
  app.get('/*', (request, reply) => {
    const { url } = request;
    const path = getPath(url);
    if (FILE_NAME.test(path)) return void sendText(reply, 404, 'There is no such file.');
    const served = getComposition(request);
    const requested = path.length === url.length ? [] : new URLSearchParams(url.slice(path.length)).getAll('override');
    if (requested.length > 0) return void overrides.change(request, reply, served.rendered, requested);
    const chosen = served.rendered.overridesAllowed ? readOverrides(request.headers.cookie) : [];
    if (chosen.length === 0) return sendPage(request, reply, served);
    const { headers, documentFor } = chooseForPage(request, served, cookies).variant;
    return overrides.send(reply, { html: documentFor(path).html, headers }, chosen);
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply, served: ServedComposition): void {
    const path = getPath(request.url);
    const { variant, cookie } = chooseForPage(request, served, cookies);
    const document = variant.documentFor(path);
    // If overrides are allowed, a cookie decides; and a query may contain data that must not be cached.
    const isShared = isSameForAll(served) && !served.rendered.overridesAllowed && path === request.url;
    if (isShared) sharedAnswers?.add(served, path, document.answers);
    sendReady(request, reply, document.answers[negotiateEncoding(request.headers['accept-encoding'])], counts, cookie);
  }
}
