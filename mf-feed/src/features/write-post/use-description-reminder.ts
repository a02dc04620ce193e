import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ComposerStore } from './composer-store';
import { getDescriptionReminder } from './description-reminder';
import { findSendProblem } from './draft';
import { listUndescribed } from './photo-descriptions';

type Options = {
  composer: ComposerStore;
  /** True if the host stores descriptions. Otherwise the author is not reminded. */
  isEnabled: boolean;
  /** Receives the first picture without one. */
  onRemind: (attachmentId: string) => void;
};

/** Holds a post back once while pictures have no description, for members who want it. */
export function useDescriptionReminder({ composer, isEnabled, onRemind }: Options) {
  const reminder = getDescriptionReminder(composer.memberId);
  const { isOn, remindedIds } = useSyncExternalStore(reminder.subscribe, reminder.getState);

  // Of the store's state, which is newer than the one that was rendered.
  const isHeld = useEffectEvent((): boolean => {
    const { draft } = composer.getState();
    const [first] = listUndescribed(draft);
    const state = reminder.getState();
    const wasReminded = draft.attachments.some(({ id }) => state.remindedIds.has(id));
    if (!isEnabled || !state.isOn || wasReminded || !first || findSendProblem(draft) !== null) return false;
    reminder.markReminded(draft.attachments.map(({ id }) => id));
    onRemind(first.id);
    return true;
  });

  useEffect(() => composer.onBeforeSend(() => isHeld()), [composer]);

  return { isOn, setOn: reminder.setOn, remindedIds };
}
