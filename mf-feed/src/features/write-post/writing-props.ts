import type { ComposerStore } from './composer-store';
import type { Draft } from './draft';

/** What the box and its larger form have in common. */
export type WritingProps = {
  draft: Draft;
  refusals: readonly string[];
  composer: ComposerStore;
  /** Files are held above the page: letting them go attaches them. */
  isAboveDrop: boolean;
  onSend: () => void;
};

/** Where the larger form begins. */
export type DialogPart = 'post' | 'poll';
