import type { CompositionChanges } from '@social/registry/client/browser';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { environmentKey } from '../registry/query-keys';
import { useRegistry } from '../registry/registry-provider';

/** Asks the registry what a pin would do. The plan before stays visible while the next one is made. */
export function usePlan(environment: string, changes: CompositionChanges, skipGates: string[]) {
  const registry = useRegistry();
  return useQuery({
    queryKey: [...environmentKey(environment, 'plan'), changes, skipGates],
    queryFn: () => registry.plan(environment, { changes, skipGates }),
    enabled: Object.keys(changes).length > 0,
    placeholderData: keepPreviousData,
  });
}
