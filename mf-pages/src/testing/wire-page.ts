/** A page in the provider's format; a test gives only the fields that matter to it. */
export function wirePage(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    page_id: String(id),
    user_id: '1',
    page_name: `page_${id}`,
    page_title: `Page ${id}`,
    page_description: '',
    category: 'Technology',
    page_category: '2',
    sub_category: '0',
    avatar: '',
    cover: '',
    users_post: '0',
    verified: '0',
    is_page_onwer: true,
    is_admin: false,
    is_liked: false,
    likes: '3',
    likes_count: '3',
    post_count: '2',
    ...fields,
  };
}

/** Replies with these pages. */
export function wirePages(...pages: Record<string, unknown>[]): { api_status: number; data: Record<string, unknown>[] } {
  return { api_status: 200, data: pages };
}

/** The provider's answer for an unknown page. */
export const noSuchPage = { api_status: '400', errors: { error_id: 6, error_text: 'Page not found' } };

export const siteSettings = {
  api_status: 200,
  config: {
    page_categories: { 2: 'Technology', 9: 'Food', 11: 'HIP-HOP Music', 12: 'Rock Music' },
    page_sub_categories: { 1: 'HIP-HOP Music', 2: 'Rap' },
    call_action_types: { 1: 'Read more', 5: 'Book now' },
  },
};
