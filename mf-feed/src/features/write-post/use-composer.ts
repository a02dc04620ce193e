import { useSyncExternalStore } from 'react';
import type { ComposerState } from './composer-state';
import type { ComposerStore } from './composer-store';

export function useComposer(composer: ComposerStore): ComposerState {
  return useSyncExternalStore(composer.subscribe, composer.getState);
}
