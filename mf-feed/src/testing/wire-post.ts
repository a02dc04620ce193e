/** A person in the provider's format. */
export const wirePublisher = { user_id: '7', username: 'asha', name: 'Asha Rao', avatar: 'https://media.test/asha.webp', verified: '0' };

/** A post in the provider's format; a test gives only the fields that matter to it. */
export function wirePost(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    post_id: String(id),
    publisher: wirePublisher,
    time: '1700000000',
    postText: `Post ${id}`,
    Orginaltext: `Post ${id}`,
    postFile: '',
    postFile_full: '',
    postFileName: '',
    post_likes: '0',
    post_comments: '0',
    post_shares: '0',
    is_liked: false,
    is_post_saved: false,
    shared_info: null,
    options: [],
    ...fields,
  };
}

/** A page of posts with these ids. */
export function wirePage(...ids: number[]): { api_status: number; data: Record<string, unknown>[] } {
  return { api_status: 200, data: ids.map((id) => wirePost(id)) };
}

/** Returns `count` descending ids from `first`, because newer posts come first. */
export function idsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first - index);
}
