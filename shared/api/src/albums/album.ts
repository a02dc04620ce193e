import { list, mappedOrRefused, mediaUrl, object, plainText, reading, type Decoder } from '@social/api/wire';
import { post, withReadAt, type DecodedPost, type Post } from '../posts/post';
import { getMediaKind } from '../posts/post-media';

/** A photo or video of an album; `smallUrl` is a variant for small tiles, where the provider has one. */
export type AlbumItem = { kind: 'photo' | 'video'; url: string; smallUrl: string | null };

/** An album is a post with a name and media items: it can be liked, saved, shared and commented on like any other. */
export type Album = Post & {
  /** '' where the provider has none. */
  name: string;
  items: AlbumItem[];
};

/** Albums grow over years, far beyond a page of any other list. */
const MAX_ITEMS = 20_000;

/** `image_org` is the small variant, in spite of its name; a video has none. */
const albumItem = mappedOrRefused(object({ image: mediaUrl, image_org: mediaUrl }), ({ image, image_org: small }): AlbumItem | null =>
  image === null ? null : toItem(image, small),
);

const albumFields = object({ album_name: plainText, photo_album: list(albumItem, MAX_ITEMS) });

/** Decodes an album to a function that adds the time of its request. */
export const album: Decoder<(readAt: number) => Album> = mappedOrRefused(
  reading((value) => value),
  (value) => {
    const decoded = post.safeParse(value);
    if (!decoded.success) return null;
    const { album_name: name, photo_album: listed } = albumFields.parse(value);
    const items = listed.length > 0 ? listed : readItems(decoded.data.media);
    return (readAt) => ({ ...withReadAt(decoded.data, readAt), name, items });
  },
);

/** Some hosts write an album's pictures as those of any post. */
function readItems(media: DecodedPost['media']): AlbumItem[] {
  if (media.kind === 'photos') return media.photos.map(({ url }) => toItem(url, null));
  return media.kind === 'video' ? [toItem(media.url, null)] : [];
}

function toItem(url: string, small: string | null): AlbumItem {
  if (getMediaKind(url) === 'video') return { kind: 'video', url, smallUrl: null };
  return { kind: 'photo', url, smallUrl: small };
}
