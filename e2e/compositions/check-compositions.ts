import { readFile } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRegistryClient } from '@social/registry-client';
import { launchBrowser } from '@social/registry-cli/smoke/launch-browser';
import { untilServed } from '@social/registry-cli/smoke/run-smoke';
import { signIn } from '@social/registry-cli/smoke/sign-in';
import { findDatabaseUrl } from '@social/tooling/postgres/embedded-postgres';
import { readStackConfig } from '@social/tooling/stack/config';
import { adminTokenFile, registryUrl } from '@social/tooling/stack/local-services';
import { createDamageFile } from './damage-file';
import { createRandom } from './random';
import { createCompositions, type RandomRelease } from './random-composition';
import { publishRelease } from './publish-release';
import { makeStage } from './test-stage';
import { buildTinyRemote } from './tiny-build';
import { tryComposition } from './try-composition';

/**
 * Makes random good and bad compositions and tries to pin each on the running local stack. Opens each that passes all gates and the smoke
 * test in a browser. Exits with 1 if a member would see an error, a good one is refused or a bad one is accepted.
 *
 * npm run check:compositions -- [--count 200] [--seed 7]
 */
const { values } = parseArgs({ options: { count: { type: 'string', default: '200' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(1_000_000));
const config = readStackConfig();
const url = registryUrl(config);
const admin = createRegistryClient({ url, token: (await readFile(adminTokenFile(config), 'utf8')).trim() });
const scopes = { publish: ['*'], operate: ['*'], check: ['smoke'] };
const { token } = await admin.createToken({ name: `random compositions ${seed}`, scopes });
const client = createRegistryClient({ url, token });
const databaseUrl = config.databaseUrl ?? (await findDatabaseUrl(join(config.dataDir, 'postgres'), 'registry'));

const startedAt = performance.now();
const runId = `${seed}-${Date.now().toString(36)}`;
const versionOf = ({ number }: RandomRelease) => `0.0.${number}-random.${runId}`;
const browser = await launchBrowser(process.env.SMOKE_BROWSER);
const stages: string[] = [];
try {
  const [tiny, target, rehearsal] = await Promise.all([
    buildTinyRemote(),
    makeStage(admin, { edgePort: config.edgePort, requiredChecks: [{ name: 'smoke', of: 'composition' }] }),
    makeStage(admin, { edgePort: config.edgePort, requiredChecks: [] }),
  ]);
  stages.push(target.name, rehearsal.name);
  const context = await browser.newContext();
  const { composition: present } = await client.status(target.name);
  for (const { edgeUrl } of [target, rehearsal]) {
    await untilServed(context, { edgeUrl, composition: present });
    await signIn(context, edgeUrl, { user: 'demo', password: 'demo-password' });
  }
  const { shell = '' } = present;
  const nextComposition = createCompositions(createRandom(seed));
  const published = new Set<number>();
  const tally = new Map<string, number>();
  const count = (outcome: string) => tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
  let violations = 0;
  for (let number = 1; number <= Number(values.count); number++) {
    const random = nextComposition();
    for (const release of random.releases.filter((one) => !published.has(one.number))) {
      await publishRelease(release, { client, tiny, damageFile: createDamageFile(databaseUrl), versionOf });
      published.add(release.number);
    }
    const composition = { shell, ...Object.fromEntries(random.releases.map((release) => [release.remote, versionOf(release)])) };
    const outcome = await tryComposition(composition, random, { client, context, target, rehearsal });
    if (outcome.refusedBy.length === 0) count('pinned');
    for (const gate of outcome.refusedBy) count(`refused by ${gate}`);
    if (outcome.violations.length === 0) continue;
    violations += 1;
    console.log(`Composition ${number}: ${outcome.violations.join('; ')}`);
    console.log(JSON.stringify({ ...random, refusedBy: [...random.refusedBy], smokeProblems: outcome.smokeProblems }));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${values.count} compositions of seed ${seed} with ${published.size} releases in ${seconds} s:`);
  for (const [outcome, number] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`  ${String(number).padStart(4)} ${outcome}`);
  console.log(
    violations === 0 ? 'No member would see an error, and each gate refused what it must.' : `${violations} compositions went wrong.`,
  );
  process.exitCode = violations === 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const stage of stages) await admin.setArchived(stage, { isArchived: true, reason: 'The random compositions are done.' });
}
