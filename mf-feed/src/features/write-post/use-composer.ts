import type { PersonId } from '@social/api';
import { getMemberStore } from '@social/data';
import { memberScope } from '@social/session';
import { useEffect, useSyncExternalStore } from 'react';
import { createComposerStore, type ComposerState, type ComposerStore, type OnPublished } from './composer-store';
import { getPostOutbox } from './post-outbox';

/** Returns the composer of a member. There is one on a page; it follows what other tabs write while it is on the screen. */
export function useComposer(memberId: PersonId, onPublished: OnPublished): { composer: ComposerStore; state: ComposerState } {
  const composer = getMemberStore('composer', memberScope, memberId, () => createComposerStore(memberId, getPostOutbox(memberId)));

  useEffect(() => composer.setOnPublished(onPublished), [composer, onPublished]);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => composer.followOtherTab(key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [composer]);

  return { composer, state: useSyncExternalStore(composer.subscribe, composer.getState) };
}
