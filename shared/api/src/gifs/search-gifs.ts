import type { ApiClient } from '@social/api';
import { count, mapped, mappedOrRefused, mediaUrl, nameText, object, replyList, text, type Decoded } from '@social/api/wire';

/** `stillUrl` is the first picture of the preview; null where the provider has none. */
const gif = mappedOrRefused(
  object({ title: nameText, url: mediaUrl, preview: mediaUrl, still: mediaUrl, width: count, height: count }),
  ({ title, url, preview: previewUrl, still, width, height }) => {
    if (url === null || previewUrl === null) return null;
    return { title, url, previewUrl, stillUrl: still, aspectRatio: width > 0 && height > 0 ? width / height : 1 };
  },
);
const reply = mapped(object({ data: replyList(gif), next_offset: text }), ({ data, next_offset: next }) => ({
  gifs: data,
  nextOffset: /^[1-9]\d*$/.test(next) ? Number(next) : null,
}));

export type Gif = Decoded<typeof gif>;
export type GifPage = Decoded<typeof reply>;

/** Longer queries are refused. */
export const MAX_GIF_QUERY_CHARACTERS = 50;

/**
 * Searches GIFs. An empty query finds popular ones. Only our provider has this call (`canSearchGifs` of the site settings).
 * @throws {ApiError} of every kind of a read.
 */
export async function searchGifs(
  client: ApiClient,
  { query, offset }: { query: string; /** The offset that the previous page returned, or 0. */ offset: number },
  { signal }: { signal?: AbortSignal } = {},
): Promise<GifPage> {
  return client.call('search_gifs', { form: { search_query: query, offset }, reply, signal });
}
