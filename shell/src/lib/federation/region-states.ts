import type { RegionFailureKind, RegionInput } from '@social/contracts';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { toRegionKey, type RegionAddress } from './region-address';
import type { RegionRelease } from './region-releases';

export type RegionState =
  | { status: 'loading' }
  /** `mount` grows with every remount, so that a crashed tree is never reused. */
  | { status: 'ready'; Region: ComponentType<RegionInput>; release: RegionRelease; mount: number }
  /** `absent`: the environment's composition has no such remote. `disabled`: operators switched it off. `hasRetried`: the member's own Retry did not help. */
  | {
      status: 'failed';
      kind: RegionFailureKind | 'absent' | 'disabled';
      hasRetried: boolean;
      /** Why a developer's build does not run, once it is known. */
      reasons?: readonly string[];
    };

/** Holds what is known of each region of the page. */
export function createRegionStates(onMount: (release: RegionRelease) => void) {
  const { getState, setState, subscribe } = createStore<Readonly<Record<string, RegionState>>>(() => ({}));
  let mounts = 0;

  const put = (address: RegionAddress, state: RegionState) => setState({ [toRegionKey(address)]: state });

  return {
    subscribe,
    of: (address: RegionAddress): RegionState | undefined => getState()[toRegionKey(address)],
    put,
    /** Adds the reasons to a region that still shows its failure. */
    explain(address: RegionAddress, reasons: readonly string[]): void {
      const state = getState()[toRegionKey(address)];
      if (state?.status === 'failed') put(address, { ...state, reasons });
    },
    mount(address: RegionAddress, release: RegionRelease, Region: ComponentType<RegionInput>): void {
      mounts += 1;
      onMount(release);
      put(address, { status: 'ready', Region, release, mount: mounts });
    },
  };
}
