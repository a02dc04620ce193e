/**
 * Accounts for the script bytes of a first visit, by package, and for the share of them that ran. Needs a running stack of this checkout:
 * `node --import tsx e2e/bench/bytes/main.ts --url http://localhost:4000 --path /`.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { chromiumOptions } from '../../support/chromium-options';
import { signInOverApi, useCredentials } from '../../support/member';
import { workspaceRoot } from '../../support/stack';
import { attributeBytes, type CoveredRange, type Share } from './attribute-bytes';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:4000' }, path: { type: 'string', default: '/' } },
});

type Script = { url: string; text: string; ranges: CoveredRange[] };

/** Builds an app as its release is built, with source maps. @returns each map by the text of its script. */
async function buildWithMaps(app: string, folder: string): Promise<Map<string, EncodedSourceMap>> {
  // In its own process and folder, as for a release: module names are derived from the working folder.
  const script = join(import.meta.dirname, 'build-with-maps.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: join(workspaceRoot, app) });
  const maps = new Map<string, EncodedSourceMap>();
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))) {
    if (!existsSync(join(folder, `${file}.map`))) continue;
    const text = await readFile(join(folder, file), 'utf8');
    maps.set(text.trim(), JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')) as EncodedSourceMap);
  }
  return maps;
}

async function visit(page: Page): Promise<Script[]> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, { url: string; text: Promise<string> }>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (!/\.js(\?|$)/.test(url)) return;
    const text = session.send('Debugger.getScriptSource', { scriptId }).then(({ scriptSource }) => scriptSource);
    scripts.set(scriptId, { url, text });
  });
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await page.goto(values.url + values.path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return Promise.all(
    [...scripts].map(async ([id, { url, text }]) => ({
      url,
      text: await text,
      ranges: result.filter(({ scriptId }) => scriptId === id).flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges)),
    })),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'bytes-'));
const browser = await chromium.launch(chromiumOptions());
try {
  const maps = new Map<string, EncodedSourceMap>();
  for (const app of ['shell', 'mf-feed', 'mf-chat', 'mf-albums', 'mf-pages', 'mf-content'])
    for (const [text, map] of await buildWithMaps(app, join(folder, app))) maps.set(text, map);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await useCredentials(context, await signInOverApi(values.url));
  const scripts = await visit(await context.newPage());
  print(scripts, maps);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

/** Divides a script's compressed bytes among packages by their characters. Differences in compression between packages are not measured. */
function print(scripts: readonly Script[], maps: ReadonlyMap<string, EncodedSourceMap>): void {
  const packages = new Map<string, Share & { compressed: number }>();
  let total = 0;
  for (const { url, text, ranges } of scripts) {
    const map = maps.get(text.trim());
    if (!map) throw new Error(`${url} was built from other sources than this checkout's.`);
    const compressed = brotliCompressSync(text).length;
    total += compressed;
    for (const [name, share] of attributeBytes(text, map, ranges)) {
      const sum = packages.get(name) ?? { all: 0, run: 0, compressed: 0 };
      packages.set(name, {
        all: sum.all + share.all,
        run: sum.run + share.run,
        compressed: sum.compressed + (compressed * share.all) / text.length,
      });
    }
  }
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(`${values.path}: ${kilobytes(total)} KB (brotli) in ${scripts.length} scripts\n`);
  console.log('| package | brotli, KB | minified, KB | of it ran |\n| --- | ---: | ---: | ---: |');
  for (const [name, { all, run, compressed }] of [...packages].sort(([, one], [, other]) => other.compressed - one.compressed))
    console.log(`| ${name} | ${kilobytes(compressed)} | ${kilobytes(all)} | ${((100 * run) / all).toFixed(0)} % |`);
}
