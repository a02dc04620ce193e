import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../support/stack';
import { runFullDisk } from './disk/run-full-disk';
import { runKills } from './kills/run-kills';

const usage = `npm run chaos                      the whole fault matrix, in a browser
npm run chaos -- --kills 50        kill -9 of each part in turn, under writes
npm run chaos -- --full-disk       a full disk at each server and at PostgreSQL (root on Linux)
Further: --seed <number> for the kills; what stands after -- goes to Playwright.`;

function runMatrix(playwrightArgs: readonly string[]): Promise<number> {
  const cli = join(workspaceRoot, 'e2e/node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [cli, 'test', '--project=chaos', ...playwrightArgs], {
    cwd: join(workspaceRoot, 'e2e'),
    env: { ...process.env, CHAOS: 'whole' },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string' }, 'full-disk': { type: 'boolean' }, seed: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) console.log(usage);
else if (values['full-disk']) process.exitCode = (await runFullDisk(positionals[0])) ? 0 : 1;
else if (values.kills === undefined) process.exitCode = await runMatrix(positionals);
else process.exitCode = (await runKills(Number(values.kills), Number(values.seed ?? 1))) ? 0 : 1;
