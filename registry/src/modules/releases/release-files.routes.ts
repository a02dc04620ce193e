import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { COMPRESSION_PENDING_HEADER, isKitFile } from '@social/contracts';
import { getContentType } from '@social/release/content-types';
import Negotiator from 'negotiator';
import * as z from 'zod';
import { refusals } from '../../common.schema';
import { formatRelease } from '../../domain/release-name';
import { FileUnknownError } from './releases.errors';
import { releaseFileParams } from './releases.schema';
import type { ReleaseService } from './releases.service';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const releaseFileRoutes: FastifyPluginAsyncZod<{ releases: ReleaseService }> = async (app, { releases }) => {
  app.get(
    '/releases/:remote/:version/files/*',
    {
      config: { sends: 'application/octet-stream' },
      schema: {
        summary: 'A file of a release, brotli when accepted',
        tags: ['releases'],
        params: releaseFileParams,
        response: { 200: z.unknown(), ...refusals },
      },
    },
    async ({ params: { remote, version, '*': path }, headers }, reply) => {
      // Edges read here without a token. Only /npm serves the packages of a kit.
      if (isKitFile(path)) throw new FileUnknownError(path, formatRelease({ remote, version }));
      const file = await releases.readFile(remote, version, path);
      void reply
        .headers({ vary: 'accept-encoding', 'x-content-type-options': 'nosniff', 'x-integrity': file.integrity })
        // A picture in SVG may contain scripts, which would run at the registry's origin if it were opened directly.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        // A client that accepts brotli soon receives fewer bytes.
        .headers(file.isPending ? { 'cache-control': 'no-cache', [COMPRESSION_PENDING_HEADER]: 'true' } : { 'cache-control': FOR_EVER })
        .type(getContentType(path));
      if (!file.brotli || !new Negotiator({ headers }).encodings().includes('br'))
        return reply.header('etag', `"${file.integrity}"`).send(file.raw);
      return reply.headers({ etag: `"${file.integrity}-br"`, 'content-encoding': 'br' }).send(file.brotli);
    },
  );
};
