import { oneOf } from '@social/api/wire';
import { pageStorage, readJson } from '@social/data';
import { useState } from 'react';

/** Squares in two columns, or rows in which each photo has its own proportions. */
export type AlbumLook = 'columns' | 'rows';

const KEY = 'album_look';
const wireLook = oneOf<AlbumLook, AlbumLook>(['columns', 'rows'], 'columns');

/** Remembers on this device how albums are shown. */
export function useAlbumLook(): [AlbumLook, (look: AlbumLook) => void] {
  const [value, setValue] = useState<AlbumLook>(() => readJson(pageStorage, KEY, wireLook) ?? 'columns');
  return [
    value,
    (next) => {
      pageStorage.write(KEY, JSON.stringify(next));
      setValue(next);
    },
  ];
}
