import { ApiError } from '@social/api';
import { editPost } from '@social/api/posts/edit-post';
import { fetchPost } from '@social/api/posts/fetch-post';
import type { Post } from '@social/api/posts/post';
import { apiClient } from '@social/session';
import { plainHtml } from '../../lib/plain-html';
import { postChanges } from '../../lib/post-changes';

/** Gives one's own post new words, wherever it is shown. @throws {ApiError} when the provider did not take them. */
export async function rewritePost({ id }: Pick<Post, 'id'>, text: string): Promise<void> {
  await editPost(apiClient, id, text);
  postChanges.add(id, (post) => ({ ...post, plainText: text, html: plainHtml(text) }));
  void showLinks(id);
}

/** The provider makes links of names and topics, and its answer to a change does not hold them. Without them the words do. */
async function showLinks(id: Post['id']): Promise<void> {
  try {
    const { plainText, html } = await fetchPost(apiClient, id);
    postChanges.add(id, (post) => ({ ...post, plainText, html }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
