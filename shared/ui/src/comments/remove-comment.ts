import { offerUndo, type UndoOffer } from '@social/ui';
import { flushSync } from 'react-dom';

export type CommentRemoval = Pick<UndoOffer, 'message' | 'commit' | 'refusedMessage'> & {
  rowId: string;
  hide: () => void;
  restore: () => void;
};

/** Removes the member's own comment at once, with Undo, and moves the focus to the next row. Rejects only on a bug. */
export function removeComment({ rowId, hide, restore, ...offer }: CommentRemoval): Promise<void> {
  const row = document.getElementById(rowId);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section');
  // Synchronously, so that the focus moves before the pressed button disappears.
  flushSync(hide);
  focusCommentRow(neighbour);
  return offerUndo({
    ...offer,
    undo() {
      flushSync(restore);
      focusCommentRow(document.getElementById(rowId));
    },
  });
}

export function focusCommentRow(row: Element | null | undefined): void {
  if (row instanceof HTMLElement) row.focus({ preventScroll: true });
}
