import type { StoreApi } from 'zustand/vanilla';
import type { ComposerState } from './composer-state';
import type { DraftStorage } from './draft-storage';
import type { DraftFiles } from './kept-files';

/** The dependencies that the composer's actions share. */
export type ComposerParts = {
  store: StoreApi<ComposerState>;
  storage: DraftStorage;
  keptFiles: DraftFiles;
  newId: () => string;
};
