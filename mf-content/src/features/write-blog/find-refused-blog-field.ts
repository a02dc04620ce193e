import type { ApiError } from '@social/api';
import type { BlogField } from './blog-draft';

const fields: Record<string, BlogField> = {
  blog_title: 'title',
  blog_description: 'description',
  blog_category: 'categoryId',
  blog_content: 'html',
  blog_tags: 'tags',
};

/** Finds the field that a refusal names, with the reason; null where it names none. */
export function findRefusedBlogField({ memberText }: ApiError): { field: BlogField; message: string } | null {
  const [, wireName = '', message = ''] = /^(blog_[a-z]+)\W+(.+)$/s.exec(memberText ?? '') ?? [];
  const field = fields[wireName];
  return field ? { field, message } : null;
}
