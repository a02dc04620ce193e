import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { environmentParams, refusals } from '../../common.schema';
import { isFresh } from '../../plugins/if-match';
import { kitView, packageParams, packument, tarballParams } from './kits.schema';
import type { KitService } from './kits.service';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The kit of an environment, as our own command line reads it. */
export const kitRoutes: FastifyPluginAsyncZod<{ kits: KitService }> = async (app, { kits }) => {
  app.get(
    '/environments/:environment/kit',
    {
      schema: {
        summary: 'The packages that an environment runs now',
        tags: ['kits'],
        params: environmentParams,
        response: { 200: kitView, ...refusals },
      },
    },
    ({ params }) => kits.current(params.environment),
  );
};

/** As much of npm's protocol as an installation needs: `@social:registry=<this registry>/npm/<environment>/` in `.npmrc`. */
export const npmRoutes: FastifyPluginAsyncZod<{ kits: KitService }> = async (app, { kits }) => {
  app.get(
    '/:environment/:name',
    {
      schema: {
        summary: 'A package, as npm reads it: the latest version is the one that the environment runs',
        tags: ['kits'],
        params: packageParams,
        response: { 200: packument, ...refusals },
      },
    },
    async (request, reply) => {
      const { environment, name } = request.params;
      const found = await kits.packument(environment, name, (file) => `${originOf(request)}/npm/${environment}/${name}/-/${file}`);
      // The first version is the latest, and each one names its content.
      if (sendTag(request, reply, `"${Object.keys(found.versions).join(' ')}"`)) return reply;
      return found;
    },
  );

  app.get(
    '/:environment/@social/:name/-/:file',
    {
      config: { sends: 'application/octet-stream' },
      schema: { summary: 'The tarball of a package', tags: ['kits'], params: tarballParams, response: { 200: z.unknown(), ...refusals } },
    },
    async ({ params }, reply) => {
      const bytes = await kits.readTarball(params.environment, params.file);
      return reply.headers({ 'cache-control': FOR_EVER }).type('application/octet-stream').send(bytes);
    },
  );
};

/** Sends the entity tag, and 304 when the client has that answer. @returns whether the answer is complete. */
function sendTag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (!isFresh(request.headers['if-none-match'], etag)) return false;
  void reply.code(304).send();
  return true;
}

/** The address under which the client reached the registry: tarballs are at the same one. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
