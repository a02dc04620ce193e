import type { CompositionChanges } from '@social/registry-client/browser';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { environmentKey } from '../registry/query-keys';
import { useRegistry } from '../registry/registry-provider';

/** Requests the plan of a pin. The previous plan stays visible until the next one arrives. */
export function usePlan(environment: string, changes: CompositionChanges, skipGates: string[]) {
  const registry = useRegistry();
  return useQuery({
    queryKey: [...environmentKey(environment, 'plan'), changes, skipGates],
    queryFn: () => registry.plan(environment, { changes, skipGates }),
    enabled: Object.keys(changes).length > 0,
    placeholderData: keepPreviousData,
  });
}
