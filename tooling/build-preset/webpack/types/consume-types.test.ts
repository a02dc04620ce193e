import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { TYPES_API_FILE, TYPES_ARCHIVE, writeTypesArchive } from '@social/release';
import { workspaceRoot } from '../../../stack/config';
import { writeApiTypes } from './write-api-types';

const run = promisify(execFile);
const require = createRequire(join(workspaceRoot, 'tooling/build-preset/package.json'));

let folder: string;
let server: Server;

/** The files of a release by path, as an edge serves them below /r/<remote>/<version>/. */
const files: Record<string, string | Uint8Array> = {
  'mf-manifest.json': JSON.stringify({
    name: 'mf_feed',
    metaData: { publicPath: 'auto', types: { path: '', name: '', zip: TYPES_ARCHIVE, api: TYPES_API_FILE } },
  }),
  [TYPES_ARCHIVE]: writeTypesArchive({
    'post-list.d.ts': "export { R as Region } from './compiled-types/list-1a2b3c4d.js';",
    'compiled-types/list-1a2b3c4d.d.ts': 'declare function Region(props: { limit: number }): null;\nexport { Region as R };',
  }),
  [TYPES_API_FILE]: writeApiTypes(['./post-list']),
};

beforeAll(async () => {
  folder = await mkdtemp(join(workspaceRoot, '.cache/types-host-'));
  server = createServer((request, response) => {
    const file = files[(request.url ?? '').replace('/r/mf_feed/1.4.0/', '')];
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'application/octet-stream' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Builds a host with the plugins of webpack and Module Federation and nothing of ours. */
async function buildHost(): Promise<void> {
  const entry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r/mf_feed/1.4.0/mf-manifest.json`;
  const modules = ['webpack', '@module-federation/enhanced/webpack'].map((name) => pathToFileURL(require.resolve(name)).href);
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/index.js'), '');
  await writeFile(
    join(folder, 'build.mjs'),
    `import webpack from '${modules[0]}';
import federation from '${modules[1]}';
const options = { name: 'host', remotes: { feed: 'mf_feed@${entry}' }, dev: false };
const dts = { generateTypes: false, consumeTypes: { consumeAPITypes: true, abortOnError: true } };
const plugins = [new federation.ModuleFederationPlugin({ ...options, dts })];
webpack({ mode: 'development', context: ${JSON.stringify(folder)}, entry: './src/index.js', plugins }, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});`,
  );
  await run(process.execPath, ['build.mjs'], { cwd: folder });
}

/** Compiles a module of the host with the settings that Module Federation documents. @returns the messages */
async function compile(source: string): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: 'ESNext',
    moduleResolution: 'bundler',
    paths: { '*': ['./@mf-types/*'] },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['src/page.ts'] }));
  await writeFile(join(folder, 'src/page.ts'), source);
  const compiler = join(workspaceRoot, 'node_modules/typescript-native/bin/tsc');
  return run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test("a host's own plugin installs the types of a release, and its compiler checks props with them", async () => {
  await buildHost();

  expect(await readFile(join(folder, '@mf-types/feed/post-list.d.ts'), 'utf8')).toContain('Region');
  expect(await readFile(join(folder, '@mf-types/feed/apis.d.ts'), 'utf8')).toContain("typeof import('feed/post-list')");
  const using = (props: string) => `import { Region } from 'feed/post-list';\nRegion(${props});`;
  expect(await compile(using('{ limit: 10 }'))).toBe('');
  expect(await compile(using('{ limit: "ten" }'))).toContain("Type 'string' is not assignable to type 'number'");
});
