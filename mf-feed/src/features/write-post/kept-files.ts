import type { StoreApi } from 'zustand/vanilla';
import type { ComposerState } from './composer-state';
import type { Attachment, Draft } from './draft';
import type { FileStore } from '@social/session';

const NOT_KEPT = 'This browser cannot keep files: they are gone when you leave the page.';

export type DraftFiles = ReturnType<typeof createKeptFiles>;

/** The bytes of what is attached, kept beside the drafts that name them. Never rejects: what fails is told in the state. */
export function createKeptFiles(store: StoreApi<ComposerState>, files: FileStore) {
  return {
    /** Takes the files of restored drafts out of the browser's database; what it no longer has is named. */
    async fetch(): Promise<void> {
      const { draft, outbox } = store.getState();
      const attachments = [draft, ...outbox.map((outgoing) => outgoing.draft)].flatMap((one) => one.attachments);
      for (const attachment of attachments.filter(({ file }) => file === null)) {
        const file = await files.get(attachment.id).catch(() => null);
        store.setState((state) => withFetched(state, attachment, file));
      }
    },

    async keep(attachments: readonly Attachment[]): Promise<void> {
      try {
        for (const { id, file } of attachments) if (file) await files.put(id, file);
      } catch {
        store.setState(({ refusals }) => ({ refusals: [...refusals, NOT_KEPT] }));
      }
    },

    /** A file that stays behind in the database is harmless, and nobody could do anything about it. */
    forget(attachments: readonly Attachment[]): void {
      files.remove(attachments.map(({ id }) => id)).catch(() => undefined);
    },
  };
}

function withFetched({ draft, outbox, refusals }: ComposerState, fetched: Attachment, file: Blob | null): ComposerState {
  const fill = (one: Draft): Draft => ({
    ...one,
    attachments: one.attachments.flatMap((attachment) =>
      attachment.id !== fetched.id ? [attachment] : file ? [{ ...attachment, file }] : [],
    ),
  });
  return {
    draft: fill(draft),
    outbox: outbox.map((outgoing) => ({ ...outgoing, draft: fill(outgoing.draft) })),
    refusals: file ? refusals : [...refusals, `${fetched.name} is no longer there. Attach it again.`],
  };
}
