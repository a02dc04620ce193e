import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compileServer } from './compile-server';
import { workspaceRoot } from './config';

/** Lists what a compiled file and its chunks import before they run. */
async function listStaticImports(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const imported = [...source.matchAll(/\b(?:import|export)(?:[^;"']*?from)? ?"([^"]+)"/g)].map(([, path = '']) => path);
  const ofChunks = imported.filter((path) => path.includes('-chunk-')).map((path) => listStaticImports(join(dirname(file), path)));
  return [...imported, ...(await Promise.all(ofChunks)).flat()];
}

test.each(['registry/src/server.ts', 'registry/edge/server.ts', 'provider/src/server.ts'])(
  '%s includes its packages, and loads S3, OpenTelemetry and the image library only when they are needed',
  async (script) => {
    const imported = await listStaticImports(await compileServer(script));
    expect(imported).toContain('node:http');
    const packages = imported.filter((path) => path.includes('node_modules'));
    // The rest are packages with files of their own: workers and static files.
    expect(packages.filter((path) => !/\/(piscina|zstd-wasm|static|swagger-ui)\//.test(path))).toEqual([]);
    expect(imported.filter((path) => path.startsWith('file:') || path.startsWith('/'))).toEqual([]);
  },
);

test('a stack of a compiled program names the lines of its sources', async () => {
  const folder = await mkdtemp(join(workspaceRoot, 'registry/dist/failing-'));
  const script = `${folder.slice(workspaceRoot.length + 1)}/fail.ts`;
  try {
    await writeFile(
      join(folder, 'fail.ts'),
      `import { explainFailures } from '@social/limited-server/explain-failures';\nexplainFailures('It fails.');\nthrow new Error('a bug');\n`,
    );
    const failure = promisify(execFile)(process.execPath, [await compileServer(script)]);
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/It fails\.\n.*a bug\n +at file:.*fail\.ts:3:7/),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(join(workspaceRoot, 'registry/dist', folder.slice(join(workspaceRoot, 'registry').length + 1)), {
      recursive: true,
      force: true,
    });
  }
});
