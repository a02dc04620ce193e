import { RegistryError, type Canary, type RegistryClient, type Revision } from '@social/registry-client/browser';

type AbortRequest = { basedOn: number; reason: string };

/**
 * Aborts a canary. It is failing for members, so a concurrent change (a step, a pin of another remote) must not require another
 * confirmation. While the same canary runs, the call is repeated once based on that change.
 * @throws {RegistryError} REG_REVISION_STALE if another canary or none runs.
 */
export async function abortCanary(registry: RegistryClient, environment: string, canary: Canary, request: AbortRequest): Promise<Revision> {
  try {
    return await registry.changeCanary(environment, 'abort', request);
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'REG_REVISION_STALE') throw error;
    const latest = await registry.canary(environment);
    if (latest.canary?.id !== canary.id) throw error;
    return registry.changeCanary(environment, 'abort', { ...request, basedOn: latest.revision });
  }
}
