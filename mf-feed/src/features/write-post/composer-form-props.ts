import type { ComposerStore } from './composer-store';
import type { Draft } from './draft';

/** The props that the box and the dialog share. */
export type ComposerFormProps = {
  draft: Draft;
  refusals: readonly string[];
  composer: ComposerStore;
  /** Files are being dragged over the page; dropping attaches them. */
  isDraggingFiles: boolean;
  onSend: () => void;
};

/** The section that the dialog opens with. */
export type DialogPart = 'post' | 'poll';
