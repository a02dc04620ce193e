import type { AlbumItemId } from '@social/api';
import {
  count,
  epochSeconds,
  idOrNull,
  list,
  mappedOrRefused,
  mediaUrl,
  object,
  plainText,
  reading,
  text,
  type Decoded,
  type Decoder,
} from '@social/api/wire';
import { post, withReadAt, type DecodedPost, type Post } from '../posts/post';
import { getMediaKind } from '../posts/post-media';

/** A photo or video of an album. */
export type AlbumItem = {
  /** null on hosts that do not identify single photos. */
  id: AlbumItemId | null;
  kind: 'photo' | 'video';
  url: string;
  /** A variant for small tiles, where the provider has one. */
  smallUrl: string | null;
  /** Size in pixels, known before the file arrives. null if the provider does not send it. */
  size: { width: number; height: number } | null;
  /** null if the provider does not send it. */
  addedAt: Date | null;
};

/** An album is a post with a name and media items: it can be liked, saved, shared and commented on like any other. */
export type Album = Post & {
  /** '' where the provider has none. */
  name: string;
  items: AlbumItem[];
  /** The item that its owner chose as the cover. null if none was chosen. */
  coverId: AlbumItemId | null;
  /** True if the host has the calls that change an album, which the contract lacks. */
  isChangeable: boolean;
};

/** Albums grow over years, far beyond a page of any other list. */
const MAX_ITEMS = 20_000;

/** `image_org` is the small variant, despite its name. A video has none. */
const wireItem = object({
  id: idOrNull<AlbumItemId>(),
  image: mediaUrl,
  image_org: mediaUrl,
  width: count,
  height: count,
  time: epochSeconds,
});

const albumItem = mappedOrRefused(wireItem, (wire): AlbumItem | null =>
  wire.image === null ? null : { ...toItem(wire.image, wire.image_org), id: wire.id, size: toSize(wire), addedAt: wire.time },
);

const albumFields = object({
  album_name: plainText,
  album_cover: text,
  photo_album: list(albumItem, MAX_ITEMS),
});

/** Decodes an album to a function that adds the time of its request. */
export const album: Decoder<(readAt: number) => Album> = mappedOrRefused(
  reading((value) => value),
  (value) => {
    const decoded = post.safeParse(value);
    if (!decoded.success) return null;
    const { album_name: name, album_cover: cover, photo_album: listed } = albumFields.parse(value);
    const items = listed.length > 0 ? listed : readItems(decoded.data.media);
    const coverId = items.find(({ id }) => id === cover)?.id ?? null;
    return (readAt) => ({ ...withReadAt(decoded.data, readAt), name, items, coverId, isChangeable: cover !== '' });
  },
);

/** Some hosts write an album's pictures as those of any post. */
function readItems(media: DecodedPost['media']): AlbumItem[] {
  if (media.kind === 'photos') return media.photos.map(({ url }) => toItem(url, null));
  return media.kind === 'video' ? [toItem(media.url, null)] : [];
}

/** Returns an item of which only the files are known. */
export function toItem(url: string, small: string | null): AlbumItem {
  const isVideo = getMediaKind(url) === 'video';
  return { id: null, kind: isVideo ? 'video' : 'photo', url, smallUrl: isVideo ? null : small, size: null, addedAt: null };
}

function toSize({ width, height }: Decoded<typeof wireItem>): AlbumItem['size'] {
  return width > 0 && height > 0 ? { width, height } : null;
}
