import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from './config';

/** Fills an empty provider with members, posts and conversations; one that has members is not changed. */
export async function seedProvider(environment: Record<string, string>, say: (line: string) => void): Promise<void> {
  say('Seeding the provider …');
  const script = join(workspaceRoot, 'provider/src/db/seed/seed.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: workspaceRoot, env: { ...process.env, ...environment } });
}
