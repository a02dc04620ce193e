import { ask } from './ask';
import { signInOverApi } from './member';
import { urls } from './stack';

/** Publishes a post that everybody may see, over the API, so that the page under test need not. Returns its id. */
export async function publishAs(username: string, text: string): Promise<string> {
  const { accessToken, userId } = await signInOverApi(urls.production, username);
  const form = { postText: text, user_id: userId, postPrivacy: '0' };
  const { body } = await ask(`${urls.production}/api/new_post?access_token=${accessToken}`, { method: 'POST', form });
  const { post_data: post } = JSON.parse(body) as { post_data?: { id?: string } };
  if (!post?.id) throw new Error(`${username} could not publish: ${body.slice(0, 200)}`);
  return post.id;
}

/** Words that no other test and no other run writes. */
export function ownWords(): string {
  return `Fresh bread ${Date.now()} ${Math.random().toString(36).slice(2)}`;
}
