import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { importMapDeployer } from './rivals/import-map-deployer';
import { piletFeed } from './rivals/pilet-feed';
import { raceOurs, tryBadPins } from './rivals/race-ours';
import { raceRival, type RivalOutcome } from './rivals/race-rival';
import { startProcess } from './rivals/rival';

/**
 * Compares our registry with import-map-deployer and Piral's sample feed: pins per second, lost changes with one and two replicas, the
 * state after kills, and bad pins. Both rivals are fetched with npm into a temporary folder.
 *
 * node --import tsx registry/bench/rivals.ts
 */
const PORT = 5986;
const races = [
  { title: 'one writer', replicas: 1, writers: 1, changesPerWriter: 100, kills: 0 },
  { title: '16 writers', replicas: 1, writers: 16, changesPerWriter: 20, kills: 0 },
  { title: '16 writers, two replicas', replicas: 2, writers: 16, changesPerWriter: 20, kills: 0 },
  { title: '16 writers, two replicas, up to 80 kills', replicas: 2, writers: 16, changesPerWriter: 600, kills: 80 },
];

function toRow(title: string, service: string, { perSecond, lost, readsPerSecond }: RivalOutcome): string {
  return `| ${title} | ${service} | ${perSecond.toFixed(0)} | ${lost} | ${readsPerSecond?.toFixed(0) ?? ''} |`;
}

console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
const installed = await mkdtemp(join(tmpdir(), 'rivals-'));
execFileSync(
  'npm',
  ['install', '--prefix', installed, '--no-audit', '--no-fund', 'import-map-deployer@4.6.0', 'sample-pilet-service@1.9.0'],
  {
    stdio: 'ignore',
  },
);
const deployer = importMapDeployer(installed);
console.log('| race | service | accepted per second | lost | reads per second |\n| --- | --- | ---: | --- | ---: |');
for (const { title, ...race } of races) {
  for (const rival of [deployer, piletFeed(installed)]) {
    console.log(toRow(title, rival.name, await raceRival(rival, { ...race, port: PORT })));
  }
  const ours = await raceOurs(race);
  console.log(toRow(title, 'ours', ours));
  if (race.kills > 0) console.log(await tryBadPins(ours.client));
  await ours.stop();
}

const files = createServer((request, response) => {
  response.writeHead(request.url === '/missing.js' ? 404 : 200).end('export {};');
}).listen(0, '127.0.0.1');
await once(files, 'listening');
const origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
const folder = await mkdtemp(join(tmpdir(), 'rival-'));
const running = await startProcess(deployer, folder, PORT);
console.log(`import-map-deployer: an address that answers 404: ${await deployer.sendUrl(running.url, `${origin}/missing.js`)}`);
console.log(`import-map-deployer: a file without any expose, of any bytes: ${await deployer.sendUrl(running.url, `${origin}/other.js`)}`);
await running.kill();
files.close();
await Promise.all([rm(folder, { recursive: true }), rm(installed, { recursive: true })]);
