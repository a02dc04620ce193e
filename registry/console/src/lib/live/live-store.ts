import { create } from 'zustand';

/** `live`: changes arrive as they are made. `polling`: the stream broke, and all data is refetched every few seconds. */
export type LiveState = 'connecting' | 'live' | 'polling';

type LiveStore = {
  state: LiveState;
  /** True if the last read reached the registry. */
  isReachable: boolean;
  setState: (state: LiveState) => void;
  setReachable: (isReachable: boolean) => void;
};

export const useLiveStore = create<LiveStore>((set) => ({
  state: 'connecting',
  isReachable: true,
  setState: (state) => set({ state }),
  setReachable: (isReachable) => set({ isReachable }),
}));
