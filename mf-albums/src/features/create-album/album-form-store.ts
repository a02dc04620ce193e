import type { UploadProgress } from '@social/api';
import type { CreatedAlbum } from '@social/api/albums/create-album';
import type { FileStore } from '@social/session';
import { createStore } from 'zustand/vanilla';
import { acceptFiles, emptyAlbumDraft, moveFile, type AlbumDraft, type ChosenFile } from './album-draft';
import type { AlbumDraftStorage } from './album-draft-storage';
import { toPublishFailureMessage, type PublishFailureMessage } from './publish-failure-message';

export type Sending = { kind: 'resting' } | { kind: 'sending'; sentBytes: number } | { kind: 'failed'; message: PublishFailureMessage };

export type AlbumFormState = {
  draft: AlbumDraft;
  /** What was not taken, and why: one sentence each. */
  leftOut: readonly string[];
  sending: Sending;
};

export type Publish = (
  album: { name: string; files: readonly File[] },
  options: { signal: AbortSignal; onUploadProgress: (progress: UploadProgress) => void },
) => Promise<CreatedAlbum>;

type Dependencies = { publish: Publish; storage: AlbumDraftStorage; files: FileStore; newId: () => string };

export type AlbumFormStore = ReturnType<typeof createAlbumFormStore>;

const NOT_KEPT = 'This browser cannot keep files: they are gone when you leave the page.';

/** The album that one member puts together: kept from the first letter until the provider has it, whatever becomes of the page. */
export function createAlbumFormStore({ publish, storage, files, newId }: Dependencies) {
  const store = createStore<AlbumFormState>(() => ({ draft: storage.read(), leftOut: [], sending: { kind: 'resting' } }));
  let request: AbortController | null = null;

  function setDraft(draft: AlbumDraft): void {
    storage.write(draft);
    store.setState({ draft });
  }

  function setFiles(chosen: readonly ChosenFile[]): void {
    setDraft({ ...store.getState().draft, files: chosen });
  }

  const say = (words: string): void => store.setState(({ leftOut }) => ({ leftOut: [...new Set([...leftOut, words])] }));

  /** A file that stays behind in the database is harmless, and nobody could do anything about it. */
  function forget(chosen: readonly ChosenFile[]): void {
    files.remove(chosen.map(({ id }) => id)).catch(() => undefined);
  }

  async function fetchKeptFiles(): Promise<void> {
    for (const { id, name } of store.getState().draft.files) {
      const file = await files.get(id).catch(() => null);
      const { draft } = store.getState();
      if (file) store.setState({ draft: { ...draft, files: draft.files.map((one) => (one.id === id ? { ...one, file } : one)) } });
      else if (draft.files.some((one) => one.id === id)) {
        setFiles(draft.files.filter((one) => one.id !== id));
        say(`“${name}” is no longer there. Choose it again.`);
      }
    }
  }

  void fetchKeptFiles();

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    changeName: (name: string): void => setDraft({ ...store.getState().draft, name }),
    /** Adds what an album can hold, and says what was left out. Never rejects. */
    async addFiles(more: readonly File[]): Promise<void> {
      const { draft } = store.getState();
      const { files: chosen, leftOut } = acceptFiles(draft.files, more, newId);
      store.setState({ draft: { ...draft, files: chosen }, leftOut });
      try {
        for (const { id, file } of chosen.slice(draft.files.length)) if (file) await files.put(id, file);
      } catch {
        say(NOT_KEPT);
      }
      // Bytes before names: a name in the storage promises that its file can be had.
      storage.write(store.getState().draft);
    },
    removeFile(id: string): void {
      const { files: chosen } = store.getState().draft;
      forget(chosen.filter((file) => file.id === id));
      setFiles(chosen.filter((file) => file.id !== id));
    },
    moveFile: (id: string, by: number): void => setFiles(moveFile(store.getState().draft.files, id, by)),
    dismissLeftOut: (): void => store.setState({ leftOut: [] }),
    /** Stops the upload; everything stays as it was. */
    stop: (): void => request?.abort(),
    /** Sends the album in one request. null where it was not made: the state says why, and nothing is lost. Rejects only on a bug. */
    async publish(): Promise<CreatedAlbum | null> {
      if (request) return null;
      const { draft } = store.getState();
      request = new AbortController();
      store.setState({ sending: { kind: 'sending', sentBytes: 0 }, leftOut: [] });
      try {
        const created = await publish(toNewAlbum(draft), {
          signal: request.signal,
          onUploadProgress: ({ sentBytes }) => store.setState({ sending: { kind: 'sending', sentBytes } }),
        });
        setDraft(emptyAlbumDraft);
        forget(draft.files);
        store.setState({ sending: { kind: 'resting' } });
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

/** What browsers keep of a file may have lost its name. */
function toNewAlbum({ name, files }: AlbumDraft): { name: string; files: readonly File[] } {
  return {
    name: name.trim(),
    files: files.flatMap(({ file, name: fileName }) =>
      file ? [file instanceof File ? file : new File([file], fileName, { type: file.type })] : [],
    ),
  };
}
