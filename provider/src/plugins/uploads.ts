import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isObjectKey, type ByteRange, type ObjectStore } from '@social/server-storage/object-store';
import { RangeNotSatisfiableError } from '@social/server-storage/storage-errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { getContentType } from '../modules/media/content-types';

/** Forbids scripts if a stored file is opened directly. */
const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

type UploadsOptions = { config: Pick<Config, 'bucket' | 'uploadsDirectory'>; uploads: ObjectStore };

/** Serves stored files. A file never changes under its name. */
export const uploads = fastifyPlugin<UploadsOptions>(
  async (app, { config, uploads: objects }) => {
    // Not in the contract: a page of another origin cannot turn a link to a file into a download.
    app.addHook('onSend', async (request, reply) => {
      const [path = '', search = ''] = request.url.split('?');
      if (path.startsWith('/upload/') && new URLSearchParams(search).has('download')) reply.header('content-disposition', 'attachment');
      // The folder's static server treats all WebM files as video.
      if (path.endsWith('_audio.webm') && reply.statusCode < 300) reply.header('content-type', getContentType(path));
    });
    if (config.bucket) serveObjects(app, objects);
    else await serveFolder(app, join(config.uploadsDirectory, 'upload'));
  },
  { name: 'uploads' },
);

async function serveFolder(app: FastifyInstance, root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/upload/',
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: '365d',
    setHeaders: addHeaders,
  });
}

/** Proxies the bytes of a bucket, so that the bucket can stay private and a removed file is unavailable immediately. */
function serveObjects(app: FastifyInstance, objects: ObjectStore): void {
  app.get<{ Params: { '*': string } }>(
    '/upload/*',
    {
      schema: { hide: true },
      errorHandler(error, request, reply) {
        request.log.error({ err: error }, 'A stored file cannot be read.');
        reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send({ message: 'The file can not be read now.' });
      },
    },
    async (request, reply) => {
      const key = `upload/${request.params['*']}`;
      if (!isObjectKey(key)) return refuseMissing(reply);
      const range = readRange(request.headers.range);
      try {
        const object = await objects.get(key, range);
        if (!object) return refuseMissing(reply);
        const { body, sizeBytes } = object;
        addHeaders(reply, key);
        reply.type(getContentType(key)).headers({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' });
        if (!range) return reply.header('content-length', sizeBytes).send(body);
        const last = Math.min(range.last ?? sizeBytes - 1, sizeBytes - 1);
        reply.code(206).headers({ 'content-range': `bytes ${range.first}-${last}/${sizeBytes}`, 'content-length': last - range.first + 1 });
        return reply.send(body);
      } catch (error) {
        if (!(error instanceof RangeNotSatisfiableError)) throw error;
        return reply.code(416).send();
      }
    },
  );
}

/** Replies here, because the handler of unknown calls runs hooks for forms, which this request has not passed. */
function refuseMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ message: 'There is no such file.' });
}

/** Parses the only kind of range that players send. Other ranges get the whole file, as HTTP allows. */
function readRange(header: string | undefined): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  return { first: Number(first), ...(last && { last: Number(last) }) };
}

function addHeaders(reply: Pick<FastifyReply, 'header'>, path: string): void {
  for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
  if (/\.(txt|md|csv)$/.test(path)) reply.header('content-type', 'text/plain; charset=utf-8').header('content-disposition', 'attachment');
}
