import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { COMPRESSION_PENDING_HEADER, isKitFile, remoteName } from '@social/contracts';
import Negotiator from 'negotiator';
import * as z from 'zod';
import { BodyTooLargeError, MediaTypeError } from '../../common.errors';
import { refusals } from '../../common.schema';
import { ForbiddenError } from '../tokens/tokens.errors';
import { getContentType } from './content-type';
import { MAX_ARCHIVE_BYTES } from './read-archive';
import { FileUnknownError } from './releases.errors';
import {
  formatRelease,
  releaseFileParams,
  releaseList,
  releaseParams,
  releaseView,
  storedManifest,
  withdrawalBody,
  withdrawnRelease,
} from './releases.schema';
import type { ReleaseService } from './releases.service';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const releaseRoutes: FastifyPluginAsyncZod<{ releases: ReleaseService }> = async (app, { releases }) => {
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
          if (Number(headers['content-length'] ?? 0) > MAX_ARCHIVE_BYTES) throw new BodyTooLargeError('50 MB');
        },
      ],
      schema: {
        summary: 'Publish a release: a gzipped tar of a build folder, release.json at its root',
        description: 'Answers 201 for a new release, 200 for the same bytes again, 409 for other bytes under a known version.',
        tags: ['releases'],
        consumes: ['application/gzip'],
        response: { 200: releaseView, 201: releaseView, ...refusals },
      },
    },
    async ({ body, identity }, reply) => {
      if (!(body instanceof Readable)) throw new MediaTypeError();
      const { outcome, release } = await releases.publish(body, identity);
      return reply.code(outcome === 'created' ? 201 : 200).send(release);
    },
  );

  app.get(
    '/releases/:remote',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'The newest releases of a remote, where each runs, and whether it was withdrawn',
        tags: ['releases'],
        params: z.object({ remote: remoteName }),
        response: { 200: releaseList, ...refusals },
      },
    },
    async ({ params }) => ({ releases: await releases.list(params.remote) }),
  );

  app.get(
    '/releases/:remote/:version',
    {
      schema: {
        summary: 'The manifest of a release',
        tags: ['releases'],
        params: releaseParams,
        response: { 200: storedManifest, ...refusals },
      },
    },
    async ({ params }, reply) => {
      const manifest = await releases.getManifest(params.remote, params.version);
      return reply.header('cache-control', FOR_EVER).send(manifest);
    },
  );

  app.put(
    '/releases/:remote/:version/withdrawal',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'Withdraw a release: it stays, and is never pinned again',
        tags: ['releases'],
        params: releaseParams,
        body: withdrawalBody,
        response: { 200: withdrawnRelease, ...refusals },
      },
    },
    ({ params, body, identity }) => releases.withdraw(params.remote, params.version, body.reason, identity),
  );

  app.get(
    '/releases/:remote/:version/files/*',
    { schema: { summary: 'A file of a release, brotli when accepted', tags: ['releases'], params: releaseFileParams } },
    async ({ params: { remote, version, '*': path }, headers }, reply) => {
      // Edges read here, for everybody. The packages of a kit are read by /npm alone.
      if (isKitFile(path)) throw new FileUnknownError(path, formatRelease({ remote, version }));
      const file = await releases.readFile(remote, version, path);
      void reply
        .headers({ vary: 'accept-encoding', 'x-content-type-options': 'nosniff', 'x-integrity': file.integrity })
        // What is sent to a client that accepts brotli is smaller soon.
        .headers(file.isPending ? { 'cache-control': 'no-cache', [COMPRESSION_PENDING_HEADER]: 'true' } : { 'cache-control': FOR_EVER })
        .type(getContentType(path));
      if (!file.brotli || !new Negotiator({ headers }).encodings().includes('br'))
        return reply.header('etag', `"${file.integrity}"`).send(file.raw);
      return reply.headers({ etag: `"${file.integrity}-br"`, 'content-encoding': 'br' }).send(file.brotli);
    },
  );
};
