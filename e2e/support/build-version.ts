import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeVersion } from './copy-build';
import { dataDir, workspaceRoot } from './stack';

export type SourceChange = {
  /** The file of the app that contains the text once. */
  source: string;
  from: string;
  to: string;
};

/** Builds a remote with a changed source and a given version, as its team does. @returns the folder to publish. */
export async function buildVersion(app: string, version: string, { source, from, to }: SourceChange): Promise<string> {
  await mkdir(join(dataDir, 'builds'), { recursive: true });
  const folder = await mkdtemp(join(dataDir, `builds/${app}-`));
  const script = 'tooling/single-build/build-changed.ts';
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, app, folder, source, from, to], { cwd: workspaceRoot });
  await writeVersion(folder, version);
  return folder;
}
