import { mappedOrRefused, plainText, reading, type Decoder } from '@social/api/wire';
import { object } from '@social/api/wire';
import { post, withReadAt, type Post } from '../posts/post';

/** An album is a post with a name and pictures: it can be liked, saved, shared and talked about like any other. */
export type Album = Post & { name: string };

const name = object({ album_name: plainText });

/** An album as the provider writes it, ready to be marked with the moment of the call that brought it. */
export const album: Decoder<(readAt: number) => Album> = mappedOrRefused(
  reading((value) => value),
  (value) => {
    const decoded = post.safeParse(value);
    if (!decoded.success) return null;
    const { album_name: albumName } = name.parse(value);
    return (readAt) => ({ ...withReadAt(decoded.data, readAt), name: albumName });
  },
);
