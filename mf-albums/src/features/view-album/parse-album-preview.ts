import { toItem, type AlbumItem } from '@social/api/albums/album';
import { decodeOrNull, list, mappedOrRefused, mediaUrl, object, plainText } from '@social/api/wire';
import { t } from '@social/texts';

/** The part of an album that a link carries in its navigation state. */
export type AlbumPreview = { title: string; timeLabel: string; items: AlbumItem[] };

const item = mappedOrRefused(mediaUrl, (url): AlbumItem | null => (url === null ? null : toItem(url, null)));

const linkState = object({ albumData: list(item), albumTitle: plainText, timeStamp: plainText });

/** Decodes the navigation state of a link to an album; null where there is none, or junk. */
export function parseAlbumPreview(state: unknown): AlbumPreview | null {
  const decoded = decodeOrNull(linkState, state);
  if (!decoded || (decoded.albumData.length === 0 && decoded.albumTitle === '')) return null;
  return { title: decoded.albumTitle || t('Untitled Album'), timeLabel: decoded.timeStamp || t('Unknown time'), items: decoded.albumData };
}
