import { wirePublisher } from './wire-post';

/** The signed-in member as the provider writes them in what they wrote. */
export const wireMe = { user_id: '1', username: 'demo', name: 'Demo Member', avatar: '' };

/** A comment or a reply as the provider writes it; a test names only what it is about. */
export function wireComment(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    post_id: '5',
    text: `Comment ${id}`,
    Orginaltext: `Comment ${id}`,
    c_file: '',
    time: '1700000000',
    publisher: wirePublisher,
    comment_likes: '0',
    is_comment_liked: false,
    replies: '0',
    ...fields,
  };
}
