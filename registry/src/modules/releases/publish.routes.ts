import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { remoteName } from '@social/contracts';
import * as z from 'zod';
import { BodyTooLargeError, MediaTypeError } from '../../common.errors';
import { refusals } from '../../common.schema';
import { ForbiddenError } from '../tokens/tokens.errors';
import { MAX_TOTAL_BYTES } from '@social/release';
import { fileHashes, releaseView } from './releases.schema';
import type { ReleaseService } from './releases.service';

export const publishRoutes: FastifyPluginAsyncZod<{ releases: ReleaseService }> = async (app, { releases }) => {
  // The service reads the stream itself, with limits on the decompressed bytes.
  app.addContentTypeParser(['application/gzip', 'application/x-gzip'], (_request, payload, done) => done(null, payload));

  app.post(
    '/releases',
    {
      onRequest: [
        app.requireToken((identity) => {
          if (identity.scopes.publish.length === 0) throw new ForbiddenError(identity.name, 'publish anything');
        }),
        async ({ headers }) => {
          if (Number(headers['content-length'] ?? 0) > MAX_TOTAL_BYTES) throw new BodyTooLargeError('50 MB');
        },
      ],
      schema: {
        summary: 'Publish a release: a gzipped tar of a build folder, release.json at its root',
        description:
          'Answers 201 for a new release and for one whose removed files are stored again, 200 for the same bytes again, 409 for other bytes under a known version. Files that an earlier release of the remote has may be omitted: see missing-files.',
        tags: ['releases'],
        consumes: ['application/gzip'],
        response: { 200: releaseView, 201: releaseView, ...refusals },
      },
    },
    async ({ body, identity }, reply) => {
      if (!(body instanceof Readable)) throw new MediaTypeError();
      const { outcome, release } = await releases.publish(body, identity);
      if (outcome === 'unchanged') return reply.code(200).send(release);
      return reply.code(201).header('location', `/v1/releases/${release.remote}/${release.version}`).send(release);
    },
  );

  app.post(
    '/releases/:remote/missing-files',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'Which of these files the archive of a release must hold: those that no release of the remote has',
        tags: ['releases'],
        params: z.object({ remote: remoteName }),
        body: fileHashes,
        response: { 200: fileHashes, ...refusals },
      },
    },
    async ({ params, body, identity }) => ({ integrities: await releases.findMissing(params.remote, body.integrities, identity) }),
  );
};
