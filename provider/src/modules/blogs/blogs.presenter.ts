import { encodePlainText, escapeHtml, toHtml } from '../../lib/rich-text';
import { epoch, text, timeAgo } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import type { BlogRow } from '../posts/post-parts.repository';
import { BLOG_CATEGORIES } from '../site/categories';
import type { FullBlog, FullBlogComment } from './blogs.repository';

export type BlogCounts = { views: number; shares: number };

/** Presents an article for lists and posts. Its content is entity-encoded HTML, as recorded. */
export function presentBlog(blog: BlogRow, author: MemberRow, counts: BlogCounts, viewerId: number, wire: WireContext) {
  return {
    id: text(blog.id),
    user: text(blog.authorId),
    title: encodePlainText(blog.title),
    description: encodePlainText(blog.description),
    content: escapeHtml(blog.contentHtml),
    posted: timeAgo(blog.createdAt, wire.now()),
    time: epoch(blog.createdAt),
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

/** Presents an article of a list. */
export function presentListedBlog({ blog, author, views, shares }: FullBlog, viewerId: number, wire: WireContext) {
  return presentBlog(blog, author, { views, shares }, viewerId, wire);
}

export function presentBlogComment({ comment, author, likes, replies, isLiked }: FullBlogComment, viewerId: number, wire: WireContext) {
  return {
    id: text(comment.id),
    blog_id: text(comment.blogId),
    comment_id: text(comment.parentId ?? 0),
    user_id: text(comment.authorId),
    text: toHtml(comment.text, new Map()),
    Orginaltext: encodePlainText(comment.text),
    posted: epoch(comment.createdAt),
    time: epoch(comment.createdAt),
    likes: text(likes),
    comment_likes: text(likes),
    is_comment_liked: isLiked,
    replies: text(replies),
    replies_count: text(replies),
    user_data: presentUser(author, wire),
    publisher: presentUser(author, wire),
    onwer: comment.authorId === viewerId,
  };
}
