import { wirePublisher } from './wire-post';

/** The signed-in member as the author in the provider's format. */
export const wireMe = { user_id: '1', username: 'demo', name: 'Demo Member', avatar: '' };

/** A comment or reply in the provider's format; a test gives only the fields that matter to it. */
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
