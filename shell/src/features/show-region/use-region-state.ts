import { useEffect, useState } from 'react';
import type { RegionAddress, RegionState } from '../../lib/federation/region-store';
import { useShellServices } from '../../lib/shell-services';

const LOADING: RegionState = { status: 'loading' };

/**
 * What a region runs, loading it when it is first wanted; for a component that keeps one address for life. No Suspense: React would
 * hold its reveal back for 300 ms. No `useSyncExternalStore`: the region's own effects would run before it is on the screen.
 */
export function useRegionState({ remote, expose }: RegionAddress): RegionState {
  const { regions } = useShellServices();
  const [state, setState] = useState(() => regions.stateOf({ remote, expose }));
  useEffect(() => {
    const read = () => setState(regions.stateOf({ remote, expose }));
    const leave = regions.subscribe(read);
    void regions.load({ remote, expose });
    read();
    return leave;
  }, [regions, remote, expose]);
  return state ?? LOADING;
}
