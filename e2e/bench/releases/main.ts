/**
 * Measures the cost of a release with one changed word for a member who had Home open before: the scripts that the browser fetches again,
 * apart from the document. Starts its own stack on the ports of the browser tests:
 * `E2E_PORT=5600 node --import tsx e2e/bench/releases/main.ts`.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../support/processes';
import { dataDir, eventually, stackEnvironment } from '../../support/stack';
import { changes } from './changes';
import { measurePlatform } from './measure-platform';
import { buildSingle, measureRefetched } from './measure-single';

const folder = await mkdtemp(join(tmpdir(), 'bench-releases-'));
const stack = run(['scripts/run.mjs', 'start'], stackEnvironment);
try {
  console.log('Starting a stack …');
  await eventually('the stack is ready', async () => stack.output().includes('Ready after'), 480_000);
  const rows: string[][] = [];
  for (const [index, change] of changes.entries()) {
    const { withDeltas, without } = await measurePlatform(change, `0.9.${index}`);
    rows.push([change.name, `${withDeltas.bytes} (${withDeltas.wireBytes})`, `${without.bytes} (${without.wireBytes})`]);
    console.log(change.name, { withDeltas, without });
  }
  await stack.kill('SIGINT');

  console.log('Building the single application, then with each change …');
  // Both are in one folder, because the path of a generated module becomes its id.
  const [built, before] = [join(folder, 'built'), join(folder, 'before')];
  buildSingle(built);
  await cp(built, before, { recursive: true });
  for (const [index, change] of changes.entries()) {
    buildSingle(built, change);
    const { bytes, requests } = await measureRefetched(before, built);
    rows[index]?.push(`${bytes}, in ${requests} files`);
  }
  console.log('\n| changed | deltas, bytes (with headers) | whole files | single build |\n| --- | ---: | ---: | ---: |');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
} finally {
  await stack.kill('SIGINT');
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
