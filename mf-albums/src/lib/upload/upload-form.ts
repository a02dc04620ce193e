import type { UploadOptions } from '@social/api';
import type { StoredAlbum } from '@social/api/albums/call-albums';
import { newId, type FileStore } from '@social/data';
import { createDraftFiles, type DraftFilesState } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { createStore } from 'zustand/vanilla';
import { acceptAlbumFiles } from './accept-album-files';
import type { UploadFailureMessage } from './upload-failure';

export type Sending = { kind: 'idle' } | { kind: 'sending'; sentBytes: number } | { kind: 'failed'; message: UploadFailureMessage };

export type UploadState = {
  files: DraftFilesState;
  /** The files that were omitted or lost, and why: one sentence each. */
  omitted: readonly string[];
  sending: Sending;
};

export type SendFiles = (files: readonly File[], options: Required<UploadOptions>) => Promise<StoredAlbum>;

export type UploadFormOptions = {
  /** Stores the chosen files in the browser. */
  key: string;
  send: SendFiles;
  /** Rethrows an error that is no refusal: it is a bug. */
  toFailureMessage: (error: unknown) => UploadFailureMessage;
  fileStore?: FileStore | undefined;
};

export type UploadForm = ReturnType<typeof createUploadForm>;

const NOT_STORED = t('This browser cannot keep files: they are gone when you leave the page.');

/** Chosen photos and videos of a member, stored in the browser until the provider has them. */
export function createUploadForm({ key, send, toFailureMessage, fileStore }: UploadFormOptions) {
  const report = (sentence: string) => store.setState(({ omitted }) => ({ omitted: [...new Set([...omitted, sentence])] }));
  const files = createDraftFiles({
    key,
    onLost: (name) => report(t('“{name}” is no longer there. Choose it again.', { name })),
    onUnsafe: () => report(NOT_STORED),
    ...(fileStore && { store: fileStore }),
  });
  const store = createStore<UploadState>(() => ({ files: files.getState(), omitted: [], sending: { kind: 'idle' } }));
  let request: AbortController | null = null;
  /** The same until the files are stored: a lost reply and another try store them once. */
  let idempotencyKey = newId();

  files.subscribe(() => store.setState({ files: files.getState() }));

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    /** Adds what an album can hold, and reports the files that were omitted. */
    addFiles(added: readonly File[]): void {
      const accepted = acceptAlbumFiles(files.getState().files, added);
      store.setState({ omitted: accepted.omitted });
      files.add(accepted.files);
    },
    removeFile: files.remove,
    moveFile: files.move,
    dismissOmitted: (): void => store.setState({ omitted: [] }),
    /** Stops the upload; everything stays as it was. */
    stop: (): void => request?.abort(),
    /** Sends the files in one request. Resolves to null where it failed: the state says why, and nothing is lost. Rejects only on a bug. */
    async send(): Promise<StoredAlbum | null> {
      if (request) return null;
      request = new AbortController();
      store.setState({ sending: { kind: 'sending', sentBytes: 0 }, omitted: [] });
      try {
        const chosen = files.getState().files.map(({ file }) => file);
        const stored = await send(chosen, {
          signal: request.signal,
          idempotencyKey,
          onUploadProgress: ({ sentBytes }) => store.setState({ sending: { kind: 'sending', sentBytes } }),
        });
        idempotencyKey = newId();
        files.clear();
        store.setState({ sending: { kind: 'idle' } });
        return stored;
      } catch (error) {
        store.setState({ sending: { kind: 'failed', message: toFailureMessage(error) } });
        return null;
      } finally {
        request = null;
      }
    },
  };
}
