import { useEffect, useState } from 'react';
import type { RegionAddress } from '../../lib/federation/region-address';
import type { RegionState } from '../../lib/federation/region-states';
import { useShellServices } from '../../lib/shell-services';

const LOADING: RegionState = { status: 'loading' };

/**
 * Returns a region's state and loads it on mount; for a component whose address never changes. No Suspense: React would delay its reveal
 * by 300 ms. No `useSyncExternalStore`: the region's effects would run before it is painted.
 */
export function useRegionState({ remote, expose }: RegionAddress): RegionState {
  const { regions } = useShellServices();
  const [state, setState] = useState(() => regions.stateOf({ remote, expose }));
  useEffect(() => {
    const read = () => setState(regions.stateOf({ remote, expose }));
    const unsubscribe = regions.subscribe(read);
    void regions.load({ remote, expose });
    read();
    return unsubscribe;
  }, [regions, remote, expose]);
  return state ?? LOADING;
}
