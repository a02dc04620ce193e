// Refuses dependencies with a licence that the project has not accepted, both shipped ones and those for builds and tests.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../stack/config';
import { findRefusedLicences } from './find-refused-licences';

const packageJson = z.object({ config: z.object({ pnpm: z.string() }) });
const listing = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

const { config } = packageJson.parse(JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')));
const listed = execFileSync('npx', ['--yes', config.pnpm, '--recursive', 'licenses', 'list', '--json'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const refused = findRefusedLicences(listing.parse(JSON.parse(listed)));
for (const { name, version, licence } of refused) console.log(`${name} ${version}: ${licence}`);
if (refused.length > 0)
  console.log('\nThese licences are not accepted: replace the package, or decide in tooling/checks/find-refused-licences.ts.');
process.exitCode = refused.length > 0 ? 1 : 0;
