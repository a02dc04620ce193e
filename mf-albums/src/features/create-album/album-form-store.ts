import type { PersonId, UploadOptions } from '@social/api';
import type { StoredAlbum } from '@social/api/albums/call-albums';
import { newId, type FileStore } from '@social/data';
import { createDraft } from '@social/data/drafts/draft';
import { createDraftFiles, type DraftFilesState } from '@social/data/drafts/draft-files';
import { createStore } from 'zustand/vanilla';
import { acceptFiles, albumNameCodec, readEarlierFiles } from './album-draft';
import { toPublishFailureMessage, type PublishFailureMessage } from './publish-failure-message';

export type Sending = { kind: 'idle' } | { kind: 'sending'; sentBytes: number } | { kind: 'failed'; message: PublishFailureMessage };

export type AlbumFormState = {
  name: string;
  files: DraftFilesState;
  /** The files that were omitted or lost, and why: one sentence each. */
  omitted: readonly string[];
  sending: Sending;
};

export type Publish = (album: { name: string; files: readonly File[] }, options: Required<UploadOptions>) => Promise<StoredAlbum>;

export type AlbumFormStore = ReturnType<typeof createAlbumFormStore>;

const NOT_STORED = 'This browser cannot keep files: they are gone when you leave the page.';

/** Makes the form of one member's new album. The draft is stored from the first letter until the provider has the album. */
export function createAlbumFormStore(memberId: PersonId, publish: Publish, fileStore?: FileStore) {
  const key = `album_draft_${memberId}`;
  const report = (sentence: string) => store.setState(({ omitted }) => ({ omitted: [...new Set([...omitted, sentence])] }));
  const draft = createDraft(key, albumNameCodec);
  const files = createDraftFiles({
    key: `${key}_files`,
    readEarlier: () => readEarlierFiles(key),
    onLost: (name) => report(`“${name}” is no longer there. Choose it again.`),
    onUnsafe: () => report(NOT_STORED),
    ...(fileStore && { store: fileStore }),
  });
  const store = createStore<AlbumFormState>(() => ({
    ...{ name: draft.getValue().name, files: files.getState() },
    ...{ omitted: [], sending: { kind: 'idle' } },
  }));
  let request: AbortController | null = null;
  /** The same until the album is created: a lost reply and another try make one. */
  let idempotencyKey = newId();

  draft.subscribe(() => store.setState({ name: draft.getValue().name }));
  files.subscribe(() => store.setState({ files: files.getState() }));

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    changeName: (name: string): void => draft.change({ name }),
    /** Adds what an album can hold, and reports the files that were omitted. */
    addFiles(added: readonly File[]): void {
      const accepted = acceptFiles(files.getState().files, added);
      store.setState({ omitted: accepted.omitted });
      files.add(accepted.files);
    },
    removeFile: files.remove,
    moveFile: files.move,
    dismissOmitted: (): void => store.setState({ omitted: [] }),
    /** Stops the upload; everything stays as it was. */
    stop: (): void => request?.abort(),
    /** Sends the album in one request. Resolves to null where it failed: the state says why, and nothing is lost. Rejects only on a bug. */
    async publish(): Promise<StoredAlbum | null> {
      if (request) return null;
      request = new AbortController();
      store.setState({ sending: { kind: 'sending', sentBytes: 0 }, omitted: [] });
      try {
        const album = { name: draft.getValue().name.trim(), files: files.getState().files.map(({ file }) => file) };
        const created = await publish(album, {
          signal: request.signal,
          idempotencyKey,
          onUploadProgress: ({ sentBytes }) => store.setState({ sending: { kind: 'sending', sentBytes } }),
        });
        idempotencyKey = newId();
        draft.clear();
        files.clear();
        store.setState({ sending: { kind: 'idle' } });
        return created;
      } catch (error) {
        store.setState({ sending: { kind: 'failed', message: toPublishFailureMessage(error) } });
        return null;
      } finally {
        request = null;
      }
    },
  };
}
