import type { AlbumItem } from '@social/api/albums/album';
import { mediaKindOf } from '@social/api/posts/post-media';
import { decodeOrNull, list, mappedOrRefused, mediaUrl, object, plainText } from '@social/api/wire';

/** What is known of an album before the provider has answered. */
export type AlbumPreview = { title: string; timeWords: string; pieces: AlbumItem[] };

const piece = mappedOrRefused(mediaUrl, (url): AlbumItem | null =>
  url === null ? null : { kind: mediaKindOf(url) === 'video' ? 'video' : 'photo', url, smallUrl: null },
);

const passed = object({ albumData: list(piece), albumTitle: plainText, timeStamp: plainText });

/** Reads what a link took along; null where it took nothing, or junk. */
export function readPassedAlbum(state: unknown): AlbumPreview | null {
  const read = decodeOrNull(passed, state);
  if (!read || (read.albumData.length === 0 && read.albumTitle === '')) return null;
  return { title: read.albumTitle || 'Untitled Album', timeWords: read.timeStamp || 'Unknown time', pieces: read.albumData };
}
