import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createToken, newEnvironment, servedComposition, untilServed } from '../support/registry-api';
import { urls, workspaceRoot } from '../support/stack';
import { expect, test } from '../support/test';

const run = promisify(execFile);
const guide = join(workspaceRoot, 'docs/bring-your-remote.md');

/** The builds that the guide covers. Those with an installation from npm run in `npm run test:whole`. */
const remotes = [
  { kind: 'plain', heading: 'Hello from plain modules', tag: [] },
  { kind: 'webpack', heading: 'Hello from webpack', tag: ['@whole'] },
  { kind: 'rspack', heading: 'Hello from rspack', tag: ['@whole'] },
  { kind: 'vite', heading: 'Hello from vite', tag: ['@whole'] },
] as const;

/** Reads the commands of the guide in their order, without the first block, which sets address and tokens. */
async function readCommands(): Promise<string[]> {
  const blocks = [...(await readFile(guide, 'utf8')).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands.trim());
  return blocks.slice(1);
}

for (const { kind, heading, tag } of remotes) {
  test(`a remote of ${kind} is published by the guide alone, and members see its page`, { tag: [...tag] }, async ({ memberPage: page }) => {
    test.slow();
    const environment = await newEnvironment();
    const before = await servedComposition(environment);
    const folder = await mkdtemp(join(tmpdir(), `outside-${kind}-`));
    const variables = {
      ...process.env,
      REGISTRY_URL: urls.registry,
      TEAM_TOKEN: await createToken(`team ${kind}`, { publish: [`mf_${kind}`] }),
      OPERATOR_TOKEN: await createToken(`operator ${kind}`, { operate: [environment.name] }),
    };
    const shell = (command: string) => run('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env: variables });
    try {
      await cp(join(workspaceRoot, 'e2e/outside/remotes', kind), folder, { recursive: true });
      if (kind !== 'plain') await shell('npm install --no-audit --no-fund');
      // An environment of its own takes staging's part: other tests use that one.
      for (const commands of await readCommands()) await shell(commands.replaceAll('staging', environment.name));

      await untilServed(environment, { ...before, [`mf_${kind}`]: '1.0.0' });
      await page.goto(environment.url);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: new RegExp(`^${kind}$`, 'i') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1 times' }), 'it runs with the React of the shell').toBeVisible();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
