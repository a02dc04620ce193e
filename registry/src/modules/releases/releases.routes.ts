import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { remoteName } from '@social/contracts';
import * as z from 'zod';
import { refusals } from '../../common.schema';
import {
  deprecatedRelease,
  releaseList,
  releaseParams,
  releaseRunList,
  storedManifest,
  withdrawalBody,
  withdrawnRelease,
} from './releases.schema';
import type { ReleaseService } from './releases.service';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const releaseRoutes: FastifyPluginAsyncZod<{ releases: ReleaseService }> = async (app, { releases }) => {
  app.get(
    '/releases/:remote',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'The newest releases of a remote, where each runs, and whether it was withdrawn or deprecated',
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

  app.get(
    '/releases/:remote/:version/runs',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'In which environments a release ran, since when and until when, and who began and ended that',
        tags: ['releases'],
        params: releaseParams,
        response: { 200: releaseRunList, ...refusals },
      },
    },
    async ({ params }) => ({ runs: await releases.listRuns(params) }),
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

  app.put(
    '/releases/:remote/:version/deprecation',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'Deprecate a release: it can be pinned, and whoever plans that reads why it should not be',
        tags: ['releases'],
        params: releaseParams,
        body: withdrawalBody,
        response: { 200: deprecatedRelease, ...refusals },
      },
    },
    ({ params, body, identity }) => releases.deprecate(params.remote, params.version, body.reason, identity),
  );
};
