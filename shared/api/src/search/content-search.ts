import type { ApiClient, Id } from '@social/api';
import { object, replyList, type Decoder } from '@social/api/wire';

export type ContentSearch<ItemId extends Id<string>> = {
  /** A part of a name; at most 100 characters. */
  query: string;
  limit: number;
  /** The last one received; the page holds the next ones. */
  afterId?: ItemId | undefined;
};

type ContentKind = 'blogs' | 'events' | 'albums' | 'hashtags';

/** Searches one kind of content. Only our provider has this call. @throws {ApiError} of every kind of a read. */
export async function callContentSearch<Item>(
  client: ApiClient,
  type: ContentKind,
  item: Decoder<Item>,
  { query, limit, afterId }: ContentSearch<Id<string>>,
  signal: AbortSignal | undefined,
): Promise<Item[]> {
  const form = { type, search_query: query, limit, offset: afterId };
  return (await client.call('search_content', { form, reply: object({ data: replyList(item) }), signal })).data;
}
