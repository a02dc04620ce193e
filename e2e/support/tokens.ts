import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir, registryCli } from './stack';

/** The administrator's token of the tests' stack. */
export async function adminToken(): Promise<string> {
  return (await readFile(join(dataDir, 'admin-token'), 'utf8')).trim();
}

/** Makes a token as an administrator would. @param scope such as `['--publish', 'mf_feed']` or `['--operate', 'staging']`. */
export async function createToken(name: string, scope: string[]): Promise<string> {
  const { code, stdout, stderr } = await registryCli(['token', 'create', '--name', name, ...scope, '--json'], await adminToken());
  if (code !== 0) throw new Error(`No token was made: ${stderr}`);
  return (JSON.parse(stdout) as { token: string }).token;
}
