/**
 * Compares the start of pages as micro-frontends with one webpack application of the same sources. Also measures moves between screens, and
 * inputs. Starts its own stack, unless `--url` names a running one. See `npm run bench -- --help`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signInOverApi, type Credentials } from '../../support/member';
import { ownUrls, startOwnStack } from '../../support/own-stack';
import { workspaceRoot } from '../../support/stack';
import { measureInputs } from './measure-inputs';
import { measureMove, type Move } from './measure-moves';
import { MAX_BUSY_SHARE, measureOthersLoad } from './machine-load';
import { measureStart, openBrowser, profiles, type Profile, type Start } from './measure-start';
import { screens, type Screen } from './screens';
import { EMPTY_PATH, serveVariants } from './serve';
import { readSingleScripts, variants, type Variant } from './variants';
import { addResult, writeReport, type Results } from './write-report';

const usage = `npm run bench -- [options]
  --runs 9             of each variant
  --screens Home       names separated by commas, or all: ${screens.map(({ name }) => name).join(', ')}
  --profiles all       names separated by commas: ${profiles.map(({ id }) => id).join(', ')}
  --variants all       names separated by commas: ${variants.map(({ host }) => host).join(', ')}
  --moves              also moves from Home to the other screens
  --inputs             also the time from inputs to their next paint
  --write              writes docs/benchmarks/startup-measured.md as well
  --url http://…       a running stack's environment, in place of one of its own
  --port 7440          of the server of the variants`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    screens: { type: 'string', default: 'Home' },
    profiles: { type: 'string', default: 'all' },
    variants: { type: 'string', default: 'all' },
    moves: { type: 'boolean', default: false },
    inputs: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    url: { type: 'string' },
    port: { type: 'string', default: '7440' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const choose = <T>(all: readonly T[], names: string, nameOf: (item: T) => string) =>
  names === 'all' ? [...all] : all.filter((item) => names.split(',').includes(nameOf(item)));
const chosenScreens = choose(screens, values.screens, ({ name }) => name);
const chosenProfiles = choose(profiles, values.profiles, ({ id }) => id);
const chosenVariants = choose(variants, values.variants, ({ host }) => host);

const visits = ['cold', 'second visit', 'third visit'];
const starts: Results<Start> = new Map();
const moves: Results<Move> = new Map();
const inputs: Results<number> = new Map();
const othersLoad: number[] = [];
const loadAverages: number[] = [];

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const singleDir = join(folder, 'single');
await mkdir(singleDir);
console.log('Building the single application …');
const build = ['--import', 'tsx', 'tooling/single-build/build-single.ts', singleDir];
execFileSync(process.execPath, build, { cwd: workspaceRoot, stdio: 'inherit' });
// Either signal ends the measurement after the current run, which is reported, and stops the stack.
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort());
if (!values.url) console.log('Starting a stack …');
const stack = values.url ? null : await startOwnStack(join(folder, 'data'), { METRICS_PORT: '0' });
const edgeUrl = values.url ?? ownUrls.edge;
const server = await serveVariants({ port: Number(values.port), edgeUrl, singleDir, scripts: await readSingleScripts(singleDir) });
try {
  const member = await signInOverApi(edgeUrl);
  // The first round is not counted: it fills the provider's caches, and the variants' server compresses every file.
  for (const variant of interrupt.signal.aborted ? [] : chosenVariants) await measureVariant(variant, member, () => undefined);
  for (let run = 1; run <= Number(values.runs) && !interrupt.signal.aborted; run += 1) {
    othersLoad.push(await measureOthersLoad());
    loadAverages.push(loadavg()[0] ?? 0);
    console.log(`Run ${run} of ${values.runs}: others take ${((othersLoad.at(-1) ?? 0) * 100).toFixed(0)} % of the processors`);
    for (const variant of run % 2 === 1 ? chosenVariants : chosenVariants.toReversed()) await measureVariant(variant, member, addResult);
  }
} finally {
  server.close();
  await stack?.kill('SIGINT');
  await rm(folder, { recursive: true, force: true });
}

if (othersLoad.length === 0) throw new Error('It was ended before its first run');
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'})`;
const names = variants.map(({ name }) => name);
const report = writeReport({
  ...{ starts, moves, inputs, machine, othersLoad, loadAverages },
  runs: othersLoad.length,
  maxBusyShare: MAX_BUSY_SHARE,
  variants: names,
});
console.log(`\n${report}`);
if (values.write) await writeFile(join(workspaceRoot, 'docs/benchmarks/startup-measured.md'), `# Startup, as measured\n\n${report}`);

async function measureVariant(variant: Variant, member: Credentials, add: typeof addResult): Promise<void> {
  for (const profile of chosenProfiles) {
    for (const screen of chosenScreens) await measureVisits(variant, screen, profile, member, add);
    if (values.moves) await measureMoves(variant, profile, member, add);
    if (values.inputs && !variant.single) await measureInputsOf(variant, profile, member, add);
  }
}

async function measureVisits(variant: Variant, screen: Screen, profile: Profile, member: Credentials, add: typeof addResult) {
  const { context, close } = await openBrowser(server.urlOf(variant, EMPTY_PATH), server.keyHash, member);
  for (const visit of visits) {
    const { page, start } = await measureStart(context, server.urlOf(variant, screen.path), screen, profile);
    await page.close();
    add(starts, `${screen.name}, ${profile.name}, ${visit}`, variant.name, start);
  }
  await close();
}

async function measureMoves(variant: Variant, profile: Profile, member: Credentials, add: typeof addResult) {
  const { context, close } = await openBrowser(server.urlOf(variant, EMPTY_PATH), server.keyHash, member);
  for (const { link, ...screen } of screens) {
    if (!link) continue;
    const move = await measureMove(context, server.urlOf(variant, '/'), { ...screen, link }, profile);
    add(moves, `${screen.name}, ${profile.name}`, variant.name, move);
  }
  await close();
}

async function measureInputsOf(variant: Variant, profile: Profile, member: Credentials, add: typeof addResult) {
  const { context, close } = await openBrowser(server.urlOf(variant, EMPTY_PATH), server.keyHash, member);
  const longest = await measureInputs(context, server.urlOf(variant, '/'), profile);
  for (const [action, ms] of Object.entries(longest)) add(inputs, profile.name, action, ms);
  await close();
}
