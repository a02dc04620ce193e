import { wirePerson } from './wire-person';

/** An article in the provider's format; a test gives only the fields that matter to it. */
export function wireBlog(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    title: `Article ${id}`,
    description: 'What it is about',
    content: '&lt;p&gt;First.&lt;/p&gt;&lt;blockquote&gt;Second.&lt;/blockquote&gt;',
    posted: '3 days ago',
    time_text: '3 days',
    category: '2',
    category_name: 'Food',
    category_link: 'https://host.example/blog?category=2',
    thumbnail: '',
    view: '12',
    shared: '2',
    tags: 'tea,time',
    tags_array: ['tea', 'time'],
    author: wirePerson,
    ...fields,
  };
}

/** A comment or reply in the provider's format. */
export function wireBlogComment(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    blog_id: '5',
    text: `Comment ${id}`,
    Orginaltext: `Comment ${id}`,
    posted: '1700000000',
    user_data: wirePerson,
    likes: '0',
    is_comment_liked: false,
    replies: '0',
    onwer: false,
    ...fields,
  };
}
