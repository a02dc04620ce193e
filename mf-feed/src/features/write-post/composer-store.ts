import type { PersonId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import type { FileStore } from '@social/data';
import { createDraft, toDraftKey } from '@social/data/drafts/draft';
import { createDraftFiles } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { createStore } from 'zustand/vanilla';
import { acceptAttachments } from './accept-attachments';
import { getDescriptionReminder } from './description-reminder';
import { emptyFields, findSendProblem, isUntouched, type Draft, type PostFields } from './draft';
import type { PostOutbox } from './post-outbox';
import { listStagedIds, releaseFiles } from './release-files';
import { fieldsCodec } from './stored-post';

export type ComposerState = {
  draft: Draft;
  /** A sentence for each file that was refused, lost or cannot be stored. */
  refusals: readonly string[];
};

/**
 * Receives a published post; null where the provider did not show it. `undescribedCount` of its pictures have no description, and their author was
 * not asked for it yet.
 */
export type OnPublished = (post: Post | null, undescribedCount: number) => void;

export type ComposerStore = ReturnType<typeof createComposerStore>;

const NOT_STORED = t('This browser cannot keep files: they are gone when you leave the page.');
const SET_ASIDE = t('Set aside while you edit another post.');

/** Makes the composer of one member. A post is stored from the first letter until the provider has it. */
export function createComposerStore(memberId: PersonId, outbox: PostOutbox, fileStore?: FileStore) {
  const key = toDraftKey(memberId, 'post');
  const refuse = (sentence: string) => store.setState(({ refusals }) => ({ refusals: [...new Set([...refusals, sentence])] }));
  const fields = createDraft(key, fieldsCodec);
  const files = createDraftFiles({
    key: `${key}_files`,
    onLost: (name) => refuse(t('{name} is no longer there. Attach it again.', { name })),
    onUnsafe: () => refuse(NOT_STORED),
    ...(fileStore && { store: fileStore }),
  });
  const getDraft = (): Draft => {
    const { files: attachments, isReading } = files.getState();
    return { ...fields.getValue(), attachments, isReading };
  };
  const store = createStore<ComposerState>(() => ({ draft: getDraft(), refusals: [] }));
  const refresh = () => store.setState({ draft: getDraft() });
  let onPublished: OnPublished = () => undefined;
  const holds: (() => boolean)[] = [];
  /** Files of the draft that the host may have, as they were in a post that was being sent. */
  const stagedIds = new Set<string>();

  fields.subscribe(refresh);
  files.subscribe(refresh);
  outbox.onSent((item, post) => onPublished(post, getDescriptionReminder(memberId).countUnasked(item)));

  return {
    memberId,
    getState: store.getState,
    subscribe: store.subscribe,
    /** Replaces the function that receives published posts, also those that are sent while the composer is not on the screen. */
    setOnPublished: (next: OnPublished): void => void (onPublished = next),
    change: (part: Partial<PostFields>): void => fields.change({ ...fields.getValue(), ...part }),
    /** Attaches what a post can have together, and refuses the rest. */
    addFiles(chosen: readonly File[]): void {
      const { accepted, refusals } = acceptAttachments(files.getState().files, chosen);
      store.setState({ refusals });
      files.add(accepted);
    },
    removeFile(id: string): void {
      store.setState({ refusals: [] });
      files.remove(id);
      if (stagedIds.delete(id)) releaseFiles([id]);
    },
    moveFile: files.move,
    replaceFile: files.replace,
    dismissRefusals: (): void => store.setState({ refusals: [] }),
    /** Asks `isHeld` before a post is sent, of several the last one. Returns a function that ends it. */
    onBeforeSend(isHeld: () => boolean): () => void {
      holds.push(isHeld);
      return () => void holds.splice(holds.indexOf(isHeld), 1);
    },
    /** Returns true if a question to the author is open: the post stays a draft. */
    isHeld: (): boolean => holds.at(-1)?.() ?? false,
    /** Sends the draft and makes room for the next; does nothing while it cannot be sent. Rejects only on a bug. */
    async send(): Promise<void> {
      const draft = getDraft();
      if (findSendProblem(draft) !== null) return;
      // In the outbox before it leaves the draft: whatever happens in between, the post is in one of the two.
      const sent = outbox.send(fields.getValue(), draft.attachments);
      files.release();
      fields.change({ ...emptyFields, audience: draft.audience });
      await sent;
    },
    /** Returns a post to the composer, and sets aside what is being written there; does nothing while it is being sent. */
    edit(id: string): void {
      const item = outbox.take(id);
      if (!item) return;
      const draft = getDraft();
      if (!isUntouched(draft)) outbox.setAside(fields.getValue(), draft.attachments, SET_ASIDE);
      fields.change(item.payload);
      listStagedIds(item.files).forEach((fileId) => stagedIds.add(fileId));
      files.reset(item.files);
    },
    /** Removes a post. Its files stay until `confirm`, so that `undo` restores all of it; null while it is being sent. */
    discard(id: string): { undo: () => void; confirm: () => void } | null {
      const item = outbox.take(id);
      const confirm = (discarded: typeof item & object) => {
        outbox.removeFiles(discarded);
        releaseFiles(listStagedIds(discarded.files));
      };
      return item && { undo: () => outbox.add(item), confirm: () => confirm(item) };
    },
    /** Takes over changes that another tab wrote; null means all keys. */
    followOtherTab(changedKey: string | null): void {
      fields.followOtherTab(changedKey);
      files.followOtherTab(changedKey);
    },
  };
}
