import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileServer } from './compile-server';

/** Lists what a compiled file and its chunks import before they run. */
async function listStaticImports(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const imported = [...source.matchAll(/^(?:import|export)(?: [^;"]+ from)? ?"([^"]+)";/gm)].map(([, path = '']) => path);
  const ofChunks = imported.filter((path) => path.includes('-chunk-')).map((path) => listStaticImports(join(dirname(file), path)));
  return [...imported, ...(await Promise.all(ofChunks)).flat()];
}

test.each(['registry/src/server.ts', 'registry/edge/server.ts', 'provider/src/server.ts'])(
  '%s loads S3, OpenTelemetry and the image library only when they are needed, from where it is installed',
  async (script) => {
    const imported = await listStaticImports(await compileServer(script));
    expect(imported).toContainEqual(expect.stringMatching(/^\.\.\/.*\/node_modules\/fastify\//));
    expect(imported.filter((path) => /@aws-sdk|sdk-trace|exporter-trace|\/sharp\//.test(path))).toEqual([]);
    expect(imported.filter((path) => path.startsWith('file:') || path.startsWith('/'))).toEqual([]);
  },
);
