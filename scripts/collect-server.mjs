// node scripts/collect-server.mjs <registry|edge|provider>... <folder>: copies what built servers need to run into a folder, with their
// production dependencies only. Run `npm run build` first. Each target of deploy/container/Containerfile is the folder of one server.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** For each server its package, and the files that it reads beside `node_modules`. */
const servers = {
  registry: [
    '@social/registry',
    [
      'registry/dist/src',
      'registry/cli/dist/registry.mjs',
      'registry/drizzle',
      'registry/console/dist',
      'registry/src/storage/compress-text.mjs',
    ],
  ],
  edge: ['@social/edge', ['registry/edge/dist', 'registry/edge/deltas/compress-delta.mjs']],
  provider: ['@social/provider', ['provider/dist/src', 'provider/drizzle']],
};

const names = process.argv.slice(2, -1);
const folder = process.argv.at(-1);
if (names.length === 0 || !names.every((name) => Object.hasOwn(servers, name))) {
  console.error(`Name servers (${Object.keys(servers).join(', ')}) and a folder.`);
  process.exit(2);
}
const target = resolve(folder);
for (const file of new Set([...listManifests(), ...names.flatMap((name) => servers[name][1])])) copy(file);
const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config;
const packages = new Set(names.map((name) => servers[name][0]));
const filters = [...packages].flatMap((name) => ['--filter-prod', `${name}...`]);
execFileSync('npx', ['--yes', pnpm, 'install', '--prod', '--frozen-lockfile', ...filters, '--reporter=append-only'], {
  cwd: target,
  stdio: 'inherit',
});

/** Lists what pnpm reads: the lock file names the folder of each package. */
function listManifests() {
  const importers = /^importers:\n([^]*?)^packages:/m.exec(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))?.[1] ?? '';
  const folders = [...importers.matchAll(/^ {2}(\S+):$/gm)].map(([, name]) => name);
  return ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...folders.map((name) => join(name, 'package.json'))];
}

function copy(file) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(root, file), join(target, file), { recursive: true });
}
