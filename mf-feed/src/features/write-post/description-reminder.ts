import type { PersonId } from '@social/api';
import { getMemberStore, pageStorage, type OutboxItem } from '@social/data';
import { memberScope } from '@social/session';
import { createStore } from 'zustand/vanilla';
import type { PostFields } from './draft';
import { countUndescribed } from './photo-descriptions';

export type ReminderState = {
  /** The member wants to be reminded; remembered in this browser. */
  isOn: boolean;
  /** The attachments of the post that was held back: each post is held back once. */
  remindedIds: ReadonlySet<string>;
};

export type DescriptionReminder = ReturnType<typeof createDescriptionReminder>;

function createDescriptionReminder(memberId: PersonId) {
  const key = `describe_reminder_${memberId}`;
  const { getState, setState, subscribe } = createStore<ReminderState>(() => ({
    isOn: pageStorage.read(key) !== null,
    remindedIds: new Set(),
  }));

  return {
    getState,
    subscribe,
    setOn(isOn: boolean): void {
      if (isOn) pageStorage.write(key, '1');
      else pageStorage.remove(key);
      setState({ isOn });
    },
    /** Returns how many pictures of a post have no description, unless its author was reminded of them. */
    countUnasked({ payload, files }: Pick<OutboxItem<PostFields>, 'payload' | 'files'>): number {
      const wasReminded = files.some(({ id }) => getState().remindedIds.has(id));
      return wasReminded ? 0 : countUndescribed(payload, files);
    },
    /** Remembers that the author was reminded of a post with these attachments. */
    markReminded: (ids: readonly string[]): void => setState({ remindedIds: new Set(ids) }),
  };
}

/** Returns a member's reminder to describe pictures before a post is sent, off until they switch it on. */
export function getDescriptionReminder(memberId: PersonId): DescriptionReminder {
  return getMemberStore('description-reminder', memberScope, memberId, () => createDescriptionReminder(memberId));
}
