import { RegistryError, type Canary, type RegistryClient, type Revision } from '@social/registry/client/browser';

type AbortRequest = { basedOn: number; reason: string };

/**
 * Takes a canary back. It fails for members meanwhile, so a change that came first (a step, a pin of another remote) is no reason to ask the
 * operator again: as long as the same canary runs, the call is repeated once on top of that change.
 * @throws {RegistryError} REG_REVISION_STALE when another canary, or none, runs by now.
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
