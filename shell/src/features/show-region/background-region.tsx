import type { RegionInput } from '@social/contracts';
import { useCallback } from 'react';
import type { RegionAddress } from '../../lib/federation/region-address';
import { useShellServices } from '../../lib/shell-services';
import { RunningRegion } from './running-region';
import { useRegionState } from './use-region-state';
import { useRetryWhenOnline } from './use-retry-when-online';

const NO_INPUT: RegionInput = {};

/** Runs a region that shows nothing. A failed one is reported like any other, and tried again when the browser is back online. */
export function BackgroundRegion({ remote, expose }: RegionAddress) {
  const { regions, random } = useShellServices();
  const state = useRegionState({ remote, expose });
  useRetryWhenOnline(
    useCallback(() => void regions.retry({ remote, expose }), [regions, remote, expose]),
    random,
  );
  if (state.status !== 'ready') return null;
  return (
    <div hidden>
      <RunningRegion key={state.mount} address={{ remote, expose }} state={state} fallback={null} input={NO_INPUT} />
    </div>
  );
}
