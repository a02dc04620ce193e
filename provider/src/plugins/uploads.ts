import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';

/** Forbids scripts in a stored file that is opened by itself. */
const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Serves stored files; they never change under their names. */
export const uploads = fastifyPlugin<{ directory: string }>(
  async (app, { directory }) => {
    const root = join(directory, 'upload');
    await mkdir(root, { recursive: true });
    // Our own: a page of another origin can not turn a link to a file into a download.
    app.addHook('onSend', async (request, reply) => {
      const [path = '', search = ''] = request.url.split('?');
      if (path.startsWith('/upload/') && new URLSearchParams(search).has('download')) reply.header('content-disposition', 'attachment');
    });
    await app.register(fastifyStatic, {
      root,
      prefix: '/upload/',
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply, path) => {
        for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
        if (/\.(txt|md|csv)$/.test(path))
          reply.header('content-type', 'text/plain; charset=utf-8').header('content-disposition', 'attachment');
      },
    });
  },
  { name: 'uploads' },
);
