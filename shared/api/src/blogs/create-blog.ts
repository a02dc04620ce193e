import type { ApiClient, BlogId, UploadOptions } from '@social/api';
import { id, object } from '@social/api/wire';
import type { BlogCategoryId } from './blog';

/** The limits of our provider, in characters. */
export const blogLimits = {
  minTitle: 5,
  maxTitle: 150,
  minDescription: 10,
  maxDescription: 300,
  maxHtml: 100_000,
  maxPictures: 20,
  maxTags: 10,
};

export type NewBlog = {
  title: string;
  description: string;
  /** Names `pictures` as `<img src="picture:0">` and so on. The provider sanitises it. */
  html: string;
  categoryId: BlogCategoryId;
  tags: readonly string[];
  cover?: Blob | undefined;
  pictures?: readonly Blob[];
};

const reply = object({ blog_id: id<BlogId>() });

/**
 * Publishes an article. Do not repeat after `network` or `timeout` without its idempotency key or reading one's articles: it may exist.
 * Only our provider has this call.
 * @throws {ApiError} `refused` with the provider's message for an invalid field, and nothing was published.
 */
export async function createBlog(client: ApiClient, blog: NewBlog, options: UploadOptions = {}): Promise<BlogId> {
  return (await client.call('create-blog', { ...toBlogCall(blog, options), reply })).blog_id;
}

/** Returns the form and the files of an article's call. */
export function toBlogCall(blog: NewBlog, { onUploadProgress, ...options }: UploadOptions) {
  const files = {
    ...(blog.cover && { blog_thumbnail: blog.cover }),
    ...(blog.pictures?.length && { 'blog_pictures[]': blog.pictures }),
  };
  return {
    form: {
      blog_title: blog.title,
      blog_description: blog.description,
      blog_content: blog.html,
      blog_category: blog.categoryId,
      blog_tags: blog.tags.join(','),
    },
    ...options,
    ...(Object.keys(files).length > 0 && { files, onUploadProgress }),
  };
}
