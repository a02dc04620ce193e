import { decodeOrNull, type Decoder } from '@social/api/wire';
import type { MemberStorage } from '@social/data';
import { emptyDraft, isUntouched, type Draft } from './draft';
import { draftWithoutFiles, storedDraft, unsentPosts, type UnsentPost } from './stored-draft';

export type DraftStorage = ReturnType<typeof createDraftStorage>;

/** What one member was writing, and what could not be sent, in the browser's storage; junk in it counts as nothing. */
export function createDraftStorage(storage: MemberStorage, memberKey: string) {
  const draftKey = `post_draft_${memberKey}`;
  const unsentKey = `unsent_posts_${memberKey}`;

  function read<T>(key: string, decoder: Decoder<T>): T | null {
    try {
      return decodeOrNull(decoder, JSON.parse(storage.read(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  const readUnsent = (): UnsentPost[] => read(unsentKey, unsentPosts) ?? [];

  /** Reads before it writes: another tab may have put its own there. */
  function changeUnsent(change: (kept: UnsentPost[]) => UnsentPost[]): void {
    const next = change(readUnsent());
    if (next.length === 0) storage.remove(unsentKey);
    else storage.write(unsentKey, JSON.stringify(next.map((post) => ({ ...post, draft: draftWithoutFiles(post.draft) }))));
  }

  return {
    draftKey,
    unsentKey,
    readDraft: (): Draft => read(draftKey, storedDraft) ?? emptyDraft,
    readUnsent,
    writeDraft(draft: Draft): void {
      if (isUntouched(draft) && draft.pollAnswers === null) storage.remove(draftKey);
      else storage.write(draftKey, JSON.stringify(draftWithoutFiles(draft)));
    },
    keepUnsent: (post: UnsentPost): void => changeUnsent((kept) => [...kept.filter(({ id }) => id !== post.id), post]),
    dropUnsent: (postId: string): void => changeUnsent((kept) => kept.filter(({ id }) => id !== postId)),
  };
}
