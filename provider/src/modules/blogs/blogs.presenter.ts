import { escapeHtml } from '../../lib/rich-text';
import { text, timeAgo } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import type { BlogRow } from '../posts/post-parts.repository';
import { BLOG_CATEGORIES } from '../site/categories';

export type BlogCounts = { views: number; shares: number };

/** A blog as lists and posts show it; its content is entity-encoded HTML, as recorded. */
export function presentBlog(blog: BlogRow, author: MemberRow, counts: BlogCounts, viewerId: number, wire: WireContext) {
  return {
    id: text(blog.id),
    user: text(blog.authorId),
    title: blog.title,
    description: blog.description,
    content: escapeHtml(blog.contentHtml),
    posted: timeAgo(blog.createdAt, wire.now()),
    time: text(Math.floor(blog.createdAt.getTime() / 1000)),
    category: text(blog.categoryId),
    category_name: BLOG_CATEGORIES.get(blog.categoryId) ?? 'Other',
    category_link: wire.siteUrl(`/blog?category=${blog.categoryId}`),
    thumbnail: wire.mediaUrl(blog.thumbnailPath),
    view: text(counts.views),
    shared: text(counts.shares),
    tags: blog.tags.join(','),
    tags_array: blog.tags,
    author: presentUser(author, wire),
    url: wire.siteUrl(`/blog/${blog.id}`),
    is_post_admin: blog.authorId === viewerId,
  };
}
