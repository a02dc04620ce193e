import { count, decodeOrNull, list, mapped, mappedOrRefused, object, oneOf, text } from '@social/api/wire';
import type { MemberStorage } from '@social/data';
import { emptyAlbumDraft, isUntouched, type AlbumDraft, type ChosenFile } from './album-draft';

export type AlbumDraftStorage = ReturnType<typeof createAlbumDraftStorage>;

const chosenFile = mappedOrRefused(
  object({ id: text, kind: oneOf(['photo', 'video'], null), name: text, sizeBytes: count }),
  ({ id, kind, name, sizeBytes }): ChosenFile | null => (id !== '' && kind ? { id, kind, name, sizeBytes, file: null } : null),
);

const storedDraft = mapped(object({ name: text, files: list(chosenFile) }), (stored): AlbumDraft => stored);

/** What one member was putting together, in the browser's storage; its files are elsewhere, under the same ids. Junk counts as nothing. */
export function createAlbumDraftStorage(storage: MemberStorage, memberKey: string) {
  const key = `album_draft_${memberKey}`;
  return {
    read(): AlbumDraft {
      try {
        return decodeOrNull(storedDraft, JSON.parse(storage.read(key) ?? 'null')) ?? emptyAlbumDraft;
      } catch {
        return emptyAlbumDraft;
      }
    },
    write(draft: AlbumDraft): void {
      if (isUntouched(draft)) storage.remove(key);
      else storage.write(key, JSON.stringify({ ...draft, files: draft.files.map(({ file: _bytes, ...named }) => named) }));
    },
  };
}
