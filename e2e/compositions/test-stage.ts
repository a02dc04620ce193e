import { randomUUID } from 'node:crypto';
import type { Composition } from '@social/contracts';
import type { CompositionChanges, RegistryClient } from '@social/registry-client';

/** An environment for one run. */
export type TestStage = {
  name: string;
  edgeUrl: string;
  /** Returns the changes from the current composition to another. */
  changesTo(composition: Composition): Promise<{ basedOn: number; changes: CompositionChanges }>;
};

/**
 * Creates an environment with development's composition: the builds of this checkout.
 * @param edgePort of the edge that serves it under its own host name.
 */
export async function makeStage(
  client: RegistryClient,
  { edgePort, requiredChecks }: { edgePort: number; requiredChecks: { name: string; of: 'composition' }[] },
): Promise<TestStage> {
  const name = `compositions-${randomUUID().slice(0, 8)}`;
  const hostname = `${name}.localhost`;
  const [{ settings }, { composition }] = await Promise.all([client.environment('development'), client.status('development')]);
  await client.putEnvironment(name, { basedOn: 0, settings: { ...settings, hostnames: [hostname], requiredChecks: [] } });
  await client.pin(name, { basedOn: 0, changes: composition, reason: 'What random compositions change.' });
  const { settingsVersion, settings: stored } = await client.environment(name);
  if (requiredChecks.length > 0) await client.putEnvironment(name, { basedOn: settingsVersion, settings: { ...stored, requiredChecks } });
  return {
    name,
    edgeUrl: `http://${hostname}:${edgePort}`,
    async changesTo(wanted) {
      const { composition: present, revision } = await client.status(name);
      const removed = Object.keys(present).filter((remote) => wanted[remote] === undefined);
      const changed = Object.entries(wanted).filter(([remote, version]) => present[remote] !== version);
      return {
        basedOn: revision,
        changes: { ...Object.fromEntries(changed), ...Object.fromEntries(removed.map((remote) => [remote, null])) },
      };
    },
  };
}
