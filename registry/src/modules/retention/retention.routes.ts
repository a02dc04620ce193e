import { canonicalJson, retainedReleases } from '@social/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import type { FileStores } from '../releases/store-release';
import { sendTagged } from '../revisions/edge.routes';
import { sha256 } from '../../domain/sha256';
import { assertMayOperate } from '../tokens/tokens.service';
import { collectReleases, planCollection } from './collect-releases';
import { readRetained } from './retained-releases';
import { collectedView, collectionBody } from './retention.schema';

export const retentionRoutes: FastifyPluginAsyncZod<FileStores & { now(): Date }> = async (app, { database, bucket, now }) => {
  app.get(
    '/retained-releases',
    { schema: { summary: 'The releases that pages may ask for', tags: ['edge'], response: { 200: retainedReleases, ...refusals } } },
    async (request, reply) => {
      const body = canonicalJson(await readRetained(database, now()));
      return sendTagged(request, reply, body, sha256(body));
    },
  );

  app.post(
    '/gc',
    {
      onRequest: app.requireToken((identity) => assertMayOperate(identity, '*')),
      schema: {
        summary: 'Remove the files of releases that no page may ask for, or say which those are',
        description:
          'Needs a token that operates every environment. Manifests and history stay. A removed release cannot be pinned any more.',
        tags: ['releases'],
        body: collectionBody,
        response: { 200: collectedView, ...refusals },
      },
    },
    ({ body, identity }) => (body.isDryRun ? planCollection(database, now()) : collectReleases({ database, bucket }, identity.name, now())),
  );
};
