import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileServer } from './compile-server';
import { workspaceRoot } from './config';

/** Fills an empty provider with members, posts and conversations. Does not change a provider that has members. */
export async function seedProvider(environment: Record<string, string>, say: (line: string) => void): Promise<void> {
  say('Seeding the provider …');
  const file = await compileServer('provider/src/db/seed/seed.ts');
  await promisify(execFile)(process.execPath, [file], {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
  });
}
