import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Rival } from './rival';

const importMap = z.object({ imports: z.record(z.string(), z.string()) });

/** The import map is a file, which replicas share like a bucket. */
export function importMapDeployer(installed: string): Rival & { sendUrl(url: string, target: string): Promise<number> } {
  const patch = async (url: string, query: string, service: string, target: string) => {
    const body = JSON.stringify({ service, url: target });
    const answer = await fetch(`${url}/services?env=prod${query}`, { method: 'PATCH', body });
    await answer.arrayBuffer();
    return answer.status;
  };
  return {
    name: 'import-map-deployer',
    healthPath: '/health',
    readPath: '/import-map.json?env=prod',
    command(folder) {
      const locations = { prod: join(folder, 'importmap.json') };
      writeFileSync(
        join(folder, 'config.json'),
        JSON.stringify({ manifestFormat: 'importmap', packagesViaTrailingSlashes: false, locations }),
      );
      return { args: [join(installed, 'node_modules/import-map-deployer/bin/import-map-deployer'), 'config.json'], cwd: folder, env: {} };
    },
    // It requests each address once unless told not to. The address in this race does not exist.
    send: (url, writer, change) => patch(url, '&skip_url_check=true', `remote-${writer}`, `http://127.0.0.1/${change}.js`),
    sendUrl: (url, target) => patch(url, '', 'remote', target),
    async read(url) {
      const answer = await fetch(`${url}${this.readPath}`);
      const parsed = importMap.safeParse(await answer.json().catch(() => null));
      if (!parsed.success) return null;
      const remotes = Object.entries(parsed.data.imports);
      return new Map(remotes.map(([name, target]) => [Number(name.slice('remote-'.length)), Number(/(\d+)\.js$/.exec(target)?.[1])]));
    },
  };
}
