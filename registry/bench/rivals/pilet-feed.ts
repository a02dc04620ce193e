import { join } from 'node:path';
import * as z from 'zod';
import { archiveEntries } from '../../src/testing/make-build';
import type { Rival } from './rival';

const KEY = 'be9c4';
const FEED_PATH = '/api/v1/pilet';
const feed = z.object({ items: z.array(z.object({ name: z.string(), version: z.string() })) });

/** A feed serves the last published pilets, so publishing is its pin. It holds them in memory, with a snapshot in a folder. */
export function piletFeed(installed: string): Rival {
  return {
    name: 'sample-pilet-service',
    healthPath: FEED_PATH,
    readPath: FEED_PATH,
    command: (folder) => ({
      args: [join(installed, 'node_modules/sample-pilet-service/dist/cli.js')],
      cwd: folder,
      env: { PILET_API_KEYS: KEY, PILETS_SNAPSHOT: join(folder, 'pilets') },
    }),
    async send(url, writer, change) {
      const manifest = JSON.stringify({ name: `remote-${writer}`, version: `1.0.${change}`, main: 'index.js' });
      const archive = await archiveEntries([
        ['package/package.json', manifest],
        ['package/index.js', '//@pilet v:x (esm)\nexport function setup() {}\n'],
      ]);
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(archive)]), 'pilet.tgz');
      const answer = await fetch(url + FEED_PATH, { method: 'POST', headers: { authorization: `Basic ${KEY}` }, body });
      await answer.arrayBuffer();
      // A repeated publish after a lost answer finds its own version.
      return answer.status === 409 ? 200 : answer.status;
    },
    async read(url) {
      const parsed = feed.safeParse(
        await fetch(url + FEED_PATH).then(
          (answer) => answer.json(),
          () => null,
        ),
      );
      if (!parsed.success) return null;
      return new Map(
        parsed.data.items.map(({ name, version }) => [Number(name.slice('remote-'.length)), Number(version.slice('1.0.'.length))]),
      );
    },
  };
}
