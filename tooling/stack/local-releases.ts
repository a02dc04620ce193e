import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistryClient } from '@social/registry-client';
import { RELEASE_MANIFEST_FILE, releaseManifest, type Composition, type ReleaseManifest } from '@social/contracts';
import { apps } from './apps';
import { workspaceRoot, type StackConfig } from './config';
import { ensureEnvironments } from './local-environments';
import { registryUrl } from './local-services';
import { ensureLocalTokens } from './local-tokens';
import { publishBuild } from './publish-build';

/** The environment that gets new builds automatically. The others change only when an operator pins (docs/decisions/0008). */
const FOLLOWING_ENVIRONMENT = 'development';

/**
 * Publishes all builds that the registry does not have, each with its team's token. Pins all of them in an environment without a
 * composition, and the new ones in development.
 */
export async function releaseLocally(config: StackConfig, say: (line: string) => void): Promise<void> {
  const manifests = await Promise.all(apps.map(async (app) => ({ app, manifest: await readManifest(app) })));
  const tokens = await ensureLocalTokens(
    config,
    manifests.map(({ manifest }) => manifest.name),
  );
  const environments = await ensureEnvironments(config, tokens.admin);

  const published = await Promise.all(
    manifests.map(({ app, manifest }) =>
      publishBuild({
        url: registryUrl(config),
        token: tokens.getTeam(manifest.name),
        folder: join(workspaceRoot, app, 'dist'),
        manifest,
        say,
      }),
    ),
  );
  const all: Composition = Object.fromEntries(published.map(({ remote, version }) => [remote, version]));
  const fresh: Composition = Object.fromEntries(published.filter(({ isNew }) => isNew).map(({ remote, version }) => [remote, version]));

  const operator = createRegistryClient({ url: registryUrl(config), token: tokens.operator });
  for (const { name, revision } of environments) {
    if (revision === 0) {
      say(`Pinning ${name} …`);
      await operator.pin(name, { basedOn: 0, changes: all, reason: 'The first composition.' });
    } else if (name === FOLLOWING_ENVIRONMENT && Object.keys(fresh).length > 0) {
      await operator.pin(name, { basedOn: revision, changes: fresh, reason: 'Built on this machine.' });
      const releases = Object.entries(fresh)
        .map(([remote, version]) => `${remote}@${version}`)
        .join(' ');
      say(`Pinned in ${name}: ${releases}. Elsewhere: npm run registry -- pin production ${releases} --reason "…"`);
    }
  }
}

async function readManifest(app: string): Promise<ReleaseManifest> {
  return releaseManifest.parse(JSON.parse(await readFile(join(workspaceRoot, app, 'dist', RELEASE_MANIFEST_FILE), 'utf8')));
}
