import { randomUUID } from 'node:crypto';
import { signInOverApi, type Credentials } from './member';
import { urls } from './stack';

export type Fields = Record<string, string | Blob | readonly Blob[]>;

/** Calls the provider as a member, without a page. @throws if the provider refuses. */
export async function callProvider({ accessToken }: Credentials, type: string, fields: Fields): Promise<Record<string, unknown>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const part of typeof value === 'string' || value instanceof Blob ? [value] : value) body.append(name, part);
  const answer = await fetch(`${urls.production}/api/${type}?access_token=${accessToken}`, { method: 'POST', body });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (Number(reply.api_status) !== 200) throw new Error(`${type}: ${JSON.stringify(reply)}`);
  return reply;
}

/** Calls the provider as a seeded member. @throws if the provider refuses. */
export async function callAs(username: string, type: string, fields: Fields): Promise<Record<string, unknown>> {
  const credentials = await signInOverApi(urls.production, username);
  return callProvider(credentials, type, { user_id: credentials.userId, ...fields });
}

/** Publishes a post that all members may see, unless `fields` say otherwise. @returns its id. */
export async function writePost(username: string, text: string, fields: Fields = {}): Promise<string> {
  return postIdOf(await callAs(username, 'new_post', { postText: text, postPrivacy: '0', ...fields }));
}

/** Writes a post that only its author sees, so that the feeds of other tests do not change. @returns its id. */
export async function writePrivatePost(author: Credentials, text: string): Promise<string> {
  return postIdOf(await callProvider(author, 'new_post', { user_id: author.userId, postText: text, postPrivacy: '3' }));
}

function postIdOf({ post_data: post }: Record<string, unknown>): string {
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

/** A unique text, different in every test and run. */
export const uniqueText = () => `Fresh bread ${randomUUID()}`;

/** A picture of 2 by 2 pixels. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4EVARUHGCAUIBACt+BkHeUdCjAAAAAElFTkSuQmCC',
  'base64',
);

export function pictures(count: number): File[] {
  return Array.from({ length: count }, (_, index) => new File([PICTURE], `picture-${index + 1}.png`, { type: 'image/png' }));
}
