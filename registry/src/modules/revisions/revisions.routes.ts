import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { assertMayOperateParams } from '../environments/assert-may-operate-params';
import type { ExplainService } from './explain.service';
import type { HistoryService } from './history.service';
import { readIfMatch } from '../../plugins/if-match';
import {
  chainView,
  diffQuery,
  diffView,
  explainQuery,
  explanationView,
  historyPage,
  historyQuery,
  pinBody,
  planBody,
  planView,
  revisionParams,
  revisionView,
  rollbackBody,
  statusView,
} from './revisions.schema';
import type { RevisionService } from './revisions.service';

type Options = { revisions: RevisionService; history: HistoryService; explanations: ExplainService };

/** Routes that change compositions: for operators of the environment, based on a revision that they name. */
export const changeRoutes: FastifyPluginAsyncZod<Options> = async (app, { revisions }) => {
  const onRequest = app.requireToken(assertMayOperateParams);

  app.post(
    '/environments/:environment/revisions',
    {
      onRequest,
      config: { ifMatch: 'The revision that the change is based on; "0" while nothing is pinned' },
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
      config: { ifMatch: 'The revision that the change is based on; "0" while nothing is pinned' },
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

/** Routes that read the history of environments: for all holders of a token. Verifying the log is for operators, because it takes long. */
export const historyRoutes: FastifyPluginAsyncZod<Options> = async (app, { history, explanations }) => {
  const onRequest = app.requireToken();
  const common = { tags: ['revisions'], params: environmentParams };

  app.get(
    '/environments/:environment/status',
    {
      onRequest,
      config: { etag: 'The revision, for If-Match of a change' },
      schema: { ...common, summary: 'What runs now', response: { 200: statusView, ...refusals } },
    },
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
    '/environments/:environment/explanation',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Why it runs what it runs: who brought each version, its fallback, and what the gates say now',
        querystring: explainQuery,
        response: { 200: explanationView, ...refusals },
      },
    },
    ({ params, query }) => explanations.explain(params.environment, query.path),
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
