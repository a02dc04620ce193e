import { signInOverApi } from './member';
import { urls } from './stack';

type Fields = Record<string, string | Blob | readonly Blob[]>;

/** Asks the provider as a member, past every page: what a test needs to be there. @throws when it is refused. */
export async function callAs(username: string, type: string, fields: Fields): Promise<Record<string, unknown>> {
  const { accessToken, userId } = await signInOverApi(urls.production, username);
  const body = new FormData();
  body.set('user_id', userId);
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' || value instanceof Blob ? [value] : value) body.append(name, one);
  const answer = await fetch(`${urls.production}/api/${type}?access_token=${accessToken}`, { method: 'POST', body });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (Number(reply.api_status) !== 200) throw new Error(`${type} as ${username}: ${JSON.stringify(reply)}`);
  return reply;
}

/** A post of its own for a test. @returns its id. */
export async function writePost(username: string, text: string, fields: Fields = {}): Promise<string> {
  const { post_data: post } = await callAs(username, 'new_post', { postText: text, ...fields });
  return String((post as { post_id: unknown }).post_id);
}

/** @returns the comment's id. */
export async function writeComment(username: string, postId: string, text: string): Promise<string> {
  const { data } = await callAs(username, 'comments', { type: 'create', post_id: postId, text });
  return String((data as { id: unknown }).id);
}

/** @returns the reply's id. */
export async function writeReply(username: string, commentId: string, text: string): Promise<string> {
  const { data } = await callAs(username, 'comments', { type: 'create_reply', comment_id: commentId, text });
  return String((data as { id: unknown }).id);
}

/** A picture of 2 by 2 pixels. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4EVARUHGCAUIBACt+BkHeUdCjAAAAAElFTkSuQmCC',
  'base64',
);

export function pictures(count: number): File[] {
  return Array.from({ length: count }, (_, index) => new File([PICTURE], `picture-${index + 1}.png`, { type: 'image/png' }));
}
