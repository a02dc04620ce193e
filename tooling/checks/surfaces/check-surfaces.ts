import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../../stack/config';
import { findUnraised } from './find-unraised';
import { readSurfaces, type Surfaces } from './read-surfaces';

/**
 * Compares the public surfaces of the shared packages with their last released versions. Exits with 1 if one changed without a new version.
 * `--record`, used after the release of a shell, saves the current surfaces as released.
 */
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
const file = join(workspaceRoot, 'tooling/checks/surfaces/released.json');
const present = await readSurfaces();
if (values.record) {
  writeFileSync(file, `${JSON.stringify(present, null, 2)}\n`);
} else {
  const problems = findUnraised(JSON.parse(readFileSync(file, 'utf8')) as Surfaces, present);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
