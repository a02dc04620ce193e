import { callAs } from './provider-calls';

/** Publishes a post of asha. Returns its id. */
export async function createPost(): Promise<string> {
  const { post_data: post } = await callAs('asha', 'new_post', { postText: 'Made for a test' });
  return (post as { id: string }).id;
}
