import { useEffect, useSyncExternalStore } from 'react';
import type { RegionAddress, RegionState } from '../../lib/federation/region-store';
import { useShellServices } from '../../lib/shell-services';

const LOADING: RegionState = { status: 'loading' };

/** What a region runs, loading it when it is first wanted. No Suspense: React would hold its reveal back for 300 ms. */
export function useRegionState({ remote, expose }: RegionAddress): RegionState {
  const { regions } = useShellServices();
  useEffect(() => {
    void regions.load({ remote, expose });
  }, [regions, remote, expose]);
  return useSyncExternalStore(regions.subscribe, () => regions.stateOf({ remote, expose })) ?? LOADING;
}
