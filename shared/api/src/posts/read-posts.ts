import type { ApiClient, FormFields, PostId } from '@social/api';
import { object } from '@social/api/wire';
import { postList, withReadAt, type Post } from './post';

export type PostRange = {
  /** The last post received; the page holds older ones. */
  afterPostId?: PostId | undefined;
  /** Fewer may come although more exist. */
  limit: number;
};

export type ReadOptions = { signal?: AbortSignal; now?: () => number };

const reply = object({ data: postList });

/** Fetches a page of a list of posts, newest first. `call` and `form` select the list. @throws {ApiError} of every kind of a read. */
export async function readPosts(
  client: ApiClient,
  call: string,
  form: FormFields,
  { afterPostId, limit }: PostRange,
  { signal, now = Date.now }: ReadOptions,
): Promise<Post[]> {
  const readAt = now();
  const { data } = await client.call(call, { form: { ...form, after_post_id: afterPostId, limit }, reply, signal });
  return data.map((decoded) => withReadAt(decoded, readAt));
}
