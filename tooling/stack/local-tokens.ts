import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRegistryClient } from '@social/registry-client';
import type { RemoteName } from '@social/contracts';
import type { StackConfig } from './config';
import { adminTokenFile, operatorTokenFile, registryUrl } from './local-services';

export type LocalTokens = {
  admin: string;
  operator: string;
  /** Returns the token of the team that owns a remote. */
  getTeam(remote: RemoteName): string;
};

const teamTokenFile = ({ dataDir }: StackConfig, remote: RemoteName) => join(dataDir, 'team-tokens', remote);

/**
 * Reads this machine's tokens from their files, and creates those that the registry does not know. The operator's token may also publish,
 * so that it is enough for trying everything by hand.
 */
export async function ensureLocalTokens(config: StackConfig, remotes: readonly RemoteName[]): Promise<LocalTokens> {
  const admin = (await readFile(adminTokenFile(config), 'utf8')).trim();
  const registry = createRegistryClient({ url: registryUrl(config), token: admin });
  const known = new Set((await registry.tokens()).filter(({ revokedAt }) => !revokedAt).map(({ id }) => id));

  async function ensure(file: string, name: string, scopes: { publish?: string[]; operate?: string[] }): Promise<string> {
    const stored = existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
    if (known.has(stored.split('_')[1] ?? '')) return stored;
    const { token } = await registry.createToken({ name, scopes });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${token}\n`, { mode: 0o600 });
    return token;
  }

  const operator = await ensure(operatorTokenFile(config), 'local operator', { operate: ['*'], publish: ['*'] });
  const teams = new Map<RemoteName, string>();
  for (const remote of remotes) {
    teams.set(remote, await ensure(teamTokenFile(config, remote), `${remote.replace('mf_', '')} team`, { publish: [remote] }));
  }
  return { admin, operator, getTeam: (remote) => teams.get(remote) ?? operator };
}
