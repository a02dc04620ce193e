import { canonicalJson, environmentHeads, renderedComposition, signedHead } from '@social/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { environmentParams } from '../environments/environments.schema';
import { assertMayOperateParams } from '../environments/assert-may-operate-params';
import { sha256 } from './chain';
import type { HistoryService } from './history.service';
import { isFresh, readIfMatch } from './if-match';
import {
  chainView,
  diffQuery,
  diffView,
  historyPage,
  historyQuery,
  pinBody,
  planBody,
  planView,
  revisionParams,
  revisionView,
  rollbackBody,
  statusView,
  switchBody,
  switchParams,
} from './revisions.schema';
import type { RevisionService } from './revisions.service';

type Options = { revisions: RevisionService; history: HistoryService };

/** Routes that change compositions: for operators of the environment, based on a revision that they name. */
export const changeRoutes: FastifyPluginAsyncZod<Options> = async (app, { revisions }) => {
  const onRequest = app.requireToken(assertMayOperateParams);

  app.post(
    '/environments/:environment/revisions',
    {
      onRequest,
      schema: {
        summary: 'Pin releases or take remotes out: one or more, based on the revision in If-Match',
        tags: ['revisions'],
        params: environmentParams,
        body: pinBody,
        response: { 201: revisionView, ...refusals },
      },
    },
    async ({ params, body, identity, headers }, reply) => {
      const target = { environment: params.environment, basedOn: readIfMatch(headers['if-match']) };
      return reply.code(201).send(await revisions.pin(target, body, identity));
    },
  );

  app.post(
    '/environments/:environment/plan',
    {
      onRequest,
      schema: {
        summary: 'What a pin would do: composition, differences, verdicts of the gates, bytes to download',
        tags: ['revisions'],
        params: environmentParams,
        body: planBody,
        response: { 200: planView, ...refusals },
      },
    },
    ({ params, body }) => revisions.plan(params.environment, body),
  );

  app.post(
    '/environments/:environment/rollback',
    {
      onRequest,
      schema: {
        summary: 'Bring an older composition back, or an older version of one remote, as a new revision',
        tags: ['revisions'],
        params: environmentParams,
        body: rollbackBody,
        response: { 201: revisionView, ...refusals },
      },
    },
    async ({ params, body, identity, headers }, reply) => {
      const target = { environment: params.environment, basedOn: readIfMatch(headers['if-match']) };
      return reply.code(201).send(await revisions.rollBack(target, body, identity));
    },
  );
};

/** The route that switches remotes off and on: for operators of the environment. */
export const switchRoutes: FastifyPluginAsyncZod<Options> = async (app, { revisions }) => {
  app.put(
    '/environments/:environment/remotes/:remote/switch',
    {
      onRequest: app.requireToken(assertMayOperateParams),
      schema: {
        summary: 'Switch a remote off or on, whatever version of it is pinned',
        tags: ['revisions'],
        params: switchParams,
        body: switchBody,
        response: { 200: revisionView, ...refusals },
      },
    },
    ({ params, body, identity }) => revisions.setDisabled(params.environment, params.remote, body, identity),
  );
};

/** Routes that read what environments run and ran: for everybody with a token; checking the log is for operators, because it takes long. */
export const historyRoutes: FastifyPluginAsyncZod<Options> = async (app, { history }) => {
  const onRequest = app.requireToken();
  const common = { tags: ['revisions'], params: environmentParams };

  app.get(
    '/environments/:environment/status',
    { onRequest, schema: { ...common, summary: 'What runs now', response: { 200: statusView, ...refusals } } },
    async ({ params }, reply) => {
      const status = await history.status(params.environment);
      return reply.header('etag', `"${status.revision}"`).send(status);
    },
  );

  app.get(
    '/environments/:environment/revisions',
    {
      onRequest,
      schema: { ...common, summary: 'The history, newest first', querystring: historyQuery, response: { 200: historyPage, ...refusals } },
    },
    ({ params, query }) => history.page(params.environment, query),
  );

  app.get(
    '/environments/:environment/revisions/:revision',
    { onRequest, schema: { ...common, summary: 'One revision', params: revisionParams, response: { 200: revisionView, ...refusals } } },
    ({ params }) => history.one(params.environment, params.revision),
  );

  app.get(
    '/environments/:environment/diff',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Where it differs from another environment, or from a revision of its own',
        querystring: diffQuery,
        response: { 200: diffView, ...refusals },
      },
    },
    ({ params, query }) => history.diff(params.environment, query.with),
  );

  app.get(
    '/environments/:environment/chain',
    {
      onRequest: app.requireToken(assertMayOperateParams),
      schema: { ...common, summary: 'Whether the history is as it was written', response: { 200: chainView, ...refusals } },
    },
    ({ params }) => history.verify(params.environment),
  );
};

/** Routes that the edge reads: without a token, with entity tags. */
export const edgeRoutes: FastifyPluginAsyncZod<Options> = async (app, { revisions }) => {
  app.get(
    '/heads',
    // Every edge polls it several times a second.
    {
      logLevel: 'warn',
      schema: { summary: 'Latest revision of every environment', tags: ['edge'], response: { 200: environmentHeads, ...refusals } },
    },
    async (request, reply) => {
      const body = canonicalJson(await revisions.heads());
      return sendTagged(request, reply, body, sha256(body));
    },
  );

  app.get(
    '/environments/:environment/rendered',
    {
      schema: {
        summary: 'What the edge serves',
        tags: ['edge'],
        params: environmentParams,
        response: { 200: renderedComposition, ...refusals },
      },
    },
    async (request, reply) => {
      const { body, tag } = await revisions.rendered(request.params.environment);
      return sendTagged(request, reply, body, tag);
    },
  );

  app.get(
    '/environments/:environment/revisions/:revision/rendered',
    {
      schema: {
        summary: 'What the edge served',
        tags: ['edge'],
        params: revisionParams,
        response: { 200: renderedComposition, ...refusals },
      },
    },
    async (request, reply) => {
      const { body, tag } = await revisions.rendered(request.params.environment, request.params.revision);
      return sendTagged(request, reply, body, tag);
    },
  );

  app.get(
    '/environments/:environment/revisions/:revision/head',
    {
      schema: {
        summary: 'What the registry signed of a revision',
        tags: ['edge'],
        params: revisionParams,
        response: { 200: signedHead, ...refusals },
      },
    },
    ({ params }) => revisions.signedHead(params.environment, params.revision),
  );
};

/** Sends JSON text as it is, or 304 when the client has it cached. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string, tag: string) {
  const etag = `"${tag}"`;
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body);
}
