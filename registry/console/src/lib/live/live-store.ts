import { create } from 'zustand';

/** `live`: changes arrive as they are made. `polling`: the stream broke, and everything shown is read again every few seconds. */
export type LiveState = 'connecting' | 'live' | 'polling';

export const useLiveStore = create<{ state: LiveState; setState: (state: LiveState) => void }>((set) => ({
  state: 'connecting',
  setState: (state) => set({ state }),
}));
