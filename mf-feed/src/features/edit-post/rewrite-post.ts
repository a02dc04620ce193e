import { ApiError } from '@social/api';
import { editPost } from '@social/api/posts/edit-post';
import { fetchPost } from '@social/api/posts/fetch-post';
import type { Post } from '@social/api/posts/post';
import { apiClient } from '@social/session';
import { plainHtml } from '../../lib/plain-html';
import { postChanges } from '../../lib/post-changes';

/** Changes the text of one's own post wherever it is shown. @throws {ApiError} when the provider refused. */
export async function rewritePost({ id }: Pick<Post, 'id'>, text: string): Promise<void> {
  await editPost(apiClient, id, text);
  postChanges.add(id, (post) => ({ ...post, plainText: text, html: plainHtml(text), isEdited: true }));
  void fetchRenderedText(id);
}

/** Fetches the rendered text with its links, which the answer to an edit lacks. On a failure the plain text stays. */
async function fetchRenderedText(id: Post['id']): Promise<void> {
  try {
    const { plainText, html } = await fetchPost(apiClient, id);
    postChanges.add(id, (post) => ({ ...post, plainText, html }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
