import { decodeOrNull, mediaUrl } from '@social/api/wire';

/** The way a page shows a file. The provider only has the extension of its name. */
export type MediaKind = 'photo' | 'video' | 'audio' | 'pdf' | 'file';

const extensionsByKind: readonly (readonly [MediaKind, string])[] = [
  ['photo', 'jpg jpeg png gif webp bmp svg tiff tif'],
  ['video', 'mp4 mov avi mkv webm flv wmv m4v'],
  ['audio', 'mp3 wav ogg aac flac wma m4a'],
  ['pdf', 'pdf'],
];

const kinds = new Map(extensionsByKind.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)));

/** Returns the kind of a file by the extension of its name or URL. */
export function getMediaKind(nameOrUrl: string): MediaKind {
  const extension = /\.([a-z\d]+)(?:[?#].*)?$/i.exec(nameOrUrl)?.[1];
  return kinds.get(extension?.toLowerCase() ?? '') ?? 'file';
}

/**
 * `alt` is the author's description for people who cannot see it. Empty if there is none. `smallUrl` is a variant for small tiles, where the
 * provider has one.
 */
export type Photo = { url: string; alt: string; smallUrl?: string };

/** The attachments of a post. */
export type PostMedia =
  | { kind: 'none' }
  /** `isSticker` is true for an animated picture of another site, which its author cannot describe. */
  | { kind: 'photos'; photos: Photo[]; isSticker?: true }
  | { kind: 'video'; url: string; posterUrl: string | null }
  | { kind: 'audio' | 'pdf' | 'file'; url: string; fileName: string };

type WireMedia = {
  postFile: string;
  postFile_full: string | null;
  postFileName: string;
  postFileThumb: string | null;
  postPhoto: string | null;
  postRecord: string | null;
  postSticker: string | null;
  /** Of a single picture. */
  photo_description: string;
  /** The small variant of a single picture. Only our provider sends it. */
  photo_small: string | null;
  photos: Photo[];
};

/** Maps the several wire forms of a post's files to one. Several pictures take precedence over the single file. */
export function toPostMedia(wire: WireMedia): PostMedia {
  const url = wire.postFile_full ?? decodeOrNull(mediaUrl, wire.postFile);
  const toPhotos = (photoUrl: string) => ({
    kind: 'photos' as const,
    photos: [{ url: photoUrl, alt: wire.photo_description, ...(wire.photo_small !== null && { smallUrl: wire.photo_small }) }],
  });
  if (wire.photos.length > 0) return { kind: 'photos', photos: wire.photos };
  if (wire.postPhoto === null && wire.postSticker !== null && url === null) return { ...toPhotos(wire.postSticker), isSticker: true };
  if (wire.postPhoto !== null && url === null) return toPhotos(wire.postPhoto);
  if (url === null) return wire.postRecord ? { kind: 'audio', url: wire.postRecord, fileName: '' } : { kind: 'none' };

  const kind = getMediaKind(wire.postFileName) === 'file' ? getMediaKind(url) : getMediaKind(wire.postFileName);
  switch (kind) {
    case 'photo':
      return toPhotos(url);
    case 'video':
      return { kind, url, posterUrl: wire.postFileThumb };
    case 'audio':
    case 'pdf':
    case 'file':
      return { kind, url, fileName: wire.postFileName || getFileName(url) };
  }
}

function getFileName(url: string): string {
  return (
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? url
  );
}
