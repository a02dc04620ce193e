import { canonicalJson, environmentHeads, renderedComposition, signedHead } from '@social/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { sha256 } from '../../domain/sha256';
import { isFresh } from '../../plugins/if-match';
import { revisionParams } from './revisions.schema';
import type { RevisionService } from './revisions.service';

/** Routes that the edge reads: without a token, with entity tags. */
export const edgeRoutes: FastifyPluginAsyncZod<{ revisions: RevisionService }> = async (app, { revisions }) => {
  app.get(
    '/heads',
    // Every edge polls it several times a second.
    {
      logLevel: 'warn',
      config: { etag: 'The hash of the body, for If-None-Match' },
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
      config: { etag: 'The hash of the body, for If-None-Match' },
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
      config: { etag: 'The hash of the body, for If-None-Match' },
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
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string, tag: string) {
  const etag = `"${tag}"`;
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body);
}
