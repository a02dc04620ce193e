// The entry point of every npm script. It needs only Node and npm. It installs with pnpm if the lock file has changed, then runs the
// script's TypeScript in this process, so that signals and exit codes need no forwarding.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config;
const scripts = {
  start: 'tooling/stack/start.ts',
  test: 'tooling/checks/test.ts',
  'test:whole': 'tooling/checks/test-whole.ts',
  check: 'tooling/checks/check.ts',
  'check:accessibility': 'tooling/checks/check-accessibility.ts',
  bench: 'e2e/bench/startup/main.ts',
  engines: 'tooling/checks/check-engines.ts',
  'check:reproducible': 'tooling/checks/check-reproducible.ts',
  'check:surfaces': 'tooling/checks/surfaces/check-surfaces.ts',
  'check:compositions': 'e2e/compositions/check-compositions.ts',
  build: 'tooling/stack/build.ts',
  registry: 'registry/cli/main.ts',
  'new:remote': 'tooling/create-remote/add-to-workspace.ts',
  chaos: 'e2e/chaos/run.ts',
  drill: 'e2e/drills/main.ts',
  'backup:registry': 'registry/src/back-up.ts',
  'backup:provider': 'provider/src/back-up.ts',
  'copy:uploads': 'provider/src/copy-uploads.ts',
  'restore:registry': 'registry/src/restore.ts',
  'restore:provider': 'provider/src/restore.ts',
};

requireNode(20, 19);
installDependencies();

const [name, ...args] = process.argv.slice(2);
const script = scripts[name];
if (!script) {
  console.error(`There is no script named ${name}. There are: ${Object.keys(scripts).join(', ')}.`);
  process.exit(2);
}
const file = name === 'registry' ? await compileRegistryCommand() : join(root, script);
// The package manager runs this in the root, but paths are relative to the caller's folder.
if (name === 'registry' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (file.endsWith('.ts')) {
  (await import('tsx/cjs/api')).register();
  (await import('tsx/esm/api')).register();
}
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file).href);

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`Node ${major}.${minor} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Compiles the registry's command line when its sources change, because the compiled file starts much faster. */
async function compileRegistryCommand() {
  const out = join(root, 'registry/cli/dist/registry.mjs');
  const sources = [
    'registry/cli',
    'registry/client',
    'registry/release',
    'server-libs/storage',
    'shared/contracts/src',
    'pnpm-lock.yaml',
    'scripts/bundle.mjs',
  ];
  if (!existsSync(out) || newestChange(sources) > statSync(out).mtimeMs) {
    const { bundle } = await import('./bundle.mjs');
    await bundle(join(root, script), out);
  }
  return out;
}

/** Returns the time of the newest change of these files and folders, in milliseconds. A removed file changes its folder. */
function newestChange(paths) {
  return Math.max(...paths.map((path) => newestBelow(join(root, path))));
}

/** Omits packages, which link to each other in circles, and results. */
function newestBelow(path) {
  const stats = statSync(path);
  const names = stats.isDirectory() ? readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist') : [];
  return Math.max(stats.mtimeMs, ...names.map((name) => newestBelow(join(path, name))));
}

function installDependencies() {
  const stampFile = join(root, 'node_modules/.installed');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies …');
  try {
    execFileSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    console.error(`The installation failed: npx ${pnpm} install --frozen-lockfile tells why.`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
