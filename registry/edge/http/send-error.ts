import type { BrokenRequest } from '@social/limited-server/refuse-broken-requests';
import type { FastifyReply } from 'fastify';

/** A refusal by the edge itself. `message` tells a developer or operator what to do. */
export type EdgeRefusal = { status: number; code: `EDGE_${string}`; message: string };

export const hostUnknown: EdgeRefusal = { status: 421, code: 'EDGE_HOST_UNKNOWN', message: 'No environment has this host name.' };
export const environmentArchived: EdgeRefusal = {
  status: 410,
  code: 'EDGE_ENVIRONMENT_ARCHIVED',
  message: 'This environment was archived.',
};
export const edgeStarting: EdgeRefusal = {
  status: 503,
  code: 'EDGE_STARTING',
  message: 'Nothing is pinned yet, or the registry was never reached.',
};
export const targetTooLong: EdgeRefusal = { status: 414, code: 'EDGE_URL_TOO_LONG', message: 'The URL is too long.' };
export const targetMalformed: EdgeRefusal = { status: 400, code: 'EDGE_URL_MALFORMED', message: 'The URL is malformed.' };
export const hostRepeated: EdgeRefusal = { status: 400, code: 'EDGE_HOST_REPEATED', message: 'The request names its host twice.' };
export const brokenRequests: Record<BrokenRequest, EdgeRefusal> = {
  malformed: { status: 400, code: 'EDGE_REQUEST_MALFORMED', message: 'This is no HTTP request.' },
  'headers-too-large': { status: 431, code: 'EDGE_HEADERS_TOO_LARGE', message: 'The headers are too large.' },
  'too-slow': { status: 408, code: 'EDGE_REQUEST_TOO_SLOW', message: 'The request did not arrive in time.' },
};
export const fileUnknown: EdgeRefusal = { status: 404, code: 'EDGE_FILE_UNKNOWN', message: 'No release has this file.' };
export const metricsElsewhere: EdgeRefusal = {
  status: 404,
  code: 'EDGE_METRICS_ELSEWHERE',
  message: 'Metrics have a port of their own.',
};
export const fileUnavailable: EdgeRefusal = {
  status: 503,
  code: 'EDGE_FILE_UNAVAILABLE',
  message: 'The file cannot be had at the moment.',
};
export const fileRefused: EdgeRefusal = {
  status: 502,
  code: 'EDGE_FILE_REFUSED',
  message: 'The file is not the published one and is not served.',
};
export const methodUnknown: EdgeRefusal = { status: 405, code: 'EDGE_METHOD_UNKNOWN', message: 'This address is not asked that way.' };
export const bodyTooLarge: EdgeRefusal = { status: 413, code: 'EDGE_REPORT_TOO_LARGE', message: 'A report has at most 16 KB.' };
export const bodyMalformed: EdgeRefusal = { status: 400, code: 'EDGE_REPORT_MALFORMED', message: 'This is no report that the edge knows.' };
export const reportedReleaseUnknown: EdgeRefusal = {
  status: 400,
  code: 'EDGE_REPORT_RELEASE_UNKNOWN',
  message: 'This edge has not served the reported release in this environment.',
};
export const tooManyReports: EdgeRefusal = { status: 429, code: 'EDGE_REPORTS_TOO_MANY', message: 'Too many reports from one address.' };
export const overridesNotAllowed: EdgeRefusal = {
  status: 403,
  code: 'EDGE_OVERRIDES_NOT_ALLOWED',
  message: 'This environment does not allow overrides.',
};
export const overrideMalformed: EdgeRefusal = { status: 400, code: 'EDGE_OVERRIDE_MALFORMED', message: 'An override is malformed.' };
export const overridesTooLarge: EdgeRefusal = { status: 413, code: 'EDGE_OVERRIDES_TOO_LARGE', message: 'Overrides have at most 16 KB.' };
export const originForeign: EdgeRefusal = {
  status: 403,
  code: 'EDGE_ORIGIN_FOREIGN',
  message: 'Only pages of this environment may change overrides.',
};
export const failed: EdgeRefusal = { status: 500, code: 'EDGE_FAILED', message: 'The edge failed to answer.' };

export function toRefusalBody({ code, message }: EdgeRefusal, requestId: string) {
  return { code, message, requestId };
}

/** Answers with `{ code, message, requestId }`. Never cached, because a repeated request may succeed. */
export function sendRefusal(reply: FastifyReply, refusal: EdgeRefusal): FastifyReply {
  const { status } = refusal;
  if (status === 503) reply.header('retry-after', '1');
  if (status === 429) reply.header('retry-after', '10');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toRefusalBody(refusal, reply.request.id)));
}
