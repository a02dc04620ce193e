import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { servedComposition } from '../../support/registry-api';
import { urls } from '../../support/stack';
import { expect, test } from '../../support/test';
import { copyFolder, installFromLock } from './support/prepare';

const run = promisify(execFile);
const compiler = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

/** Compiles a module of the host as Module Federation documents it. @returns the messages */
async function compile(folder: string, source: string): Promise<string> {
  const paths = { '*': ['./@mf-types/*'] };
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: 'ESNext',
    moduleResolution: 'bundler',
    paths,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }));
  await writeFile(join(folder, 'page.ts'), source);
  return run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test(
  "a webpack host installs the types of mf_feed with Module Federation's plugin, and a wrong prop does not compile",
  {
    tag: '@whole',
  },
  async () => {
    test.slow();
    await installFromLock();
    const { mf_feed: version } = await servedComposition({ name: 'production', url: urls.production });
    const host = await copyFolder('builds');
    try {
      await run(process.execPath, ['types-host.mjs', `${urls.production}/r/mf_feed/${version}/mf-manifest.json`], { cwd: host.folder });

      const show = (props: string) =>
        `import type { Region } from 'feed/post-list';\nexport const props: Parameters<typeof Region>[0] = ${props};`;
      expect(await compile(host.folder, show("{ owner: { kind: 'person', id: '1' }, revision: 0 }"))).toBe('');
      expect(await compile(host.folder, show("{ owner: { kind: 'planet', id: '1' }, revision: 0 }"))).toContain('"planet"');
    } finally {
      await host.remove();
    }
  },
);
