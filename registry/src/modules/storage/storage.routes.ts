import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import type { FileStores } from '../releases/store-release';
import { assertMayOperate } from '../tokens/tokens.service';
import { moveBatch } from './move-batch';
import { BucketMissingError } from './storage.errors';
import { moveBody, movedView } from './storage.schema';

export const storageRoutes: FastifyPluginAsyncZod<FileStores> = async (app, { database, bucket }) => {
  app.post(
    '/storage/move',
    {
      onRequest: app.requireToken((identity) => assertMayOperate(identity, '*')),
      schema: {
        summary: 'Move a batch of the files of releases from the database to the bucket',
        description:
          'Needs a token that operates every environment. Every file is served meanwhile. Repeating continues what was interrupted.',
        tags: ['releases'],
        body: moveBody,
        response: { 200: movedView, ...refusals },
      },
    },
    ({ body }) => {
      if (!bucket) throw new BucketMissingError();
      return moveBatch({ database, bucket }, body.after);
    },
  );
};
