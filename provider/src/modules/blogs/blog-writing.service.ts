import { hasContent, parsePictureIndex, sanitiseArticle } from '../../lib/sanitise-article';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { MediaService } from '../media/media.service';
import type { PostWritingService } from '../posts/post-writing.service';
import type { BlogRow } from '../posts/post-parts.repository';
import { BlogNotFoundError, EmptyBlogError, NotYourBlogError, TooManyBlogPicturesError } from './blogs.errors';
import type { BlogPictureRow, BlogWritingRepository } from './blog-writing.repository';
import type { BlogRepository } from './blogs.repository';

export const MAX_BLOG_PICTURES = 20;

export type BlogContent = Pick<BlogRow, 'title' | 'description' | 'contentHtml' | 'categoryId' | 'tags'>;
export type BlogWritingService = ReturnType<typeof createBlogWritingService>;

type Pictures = Omit<BlogPictureRow, 'blogId'>[];
type Dependencies = {
  blogs: BlogRepository;
  writing: BlogWritingRepository;
  media: MediaService;
  posts: Pick<PostWritingService, 'announceBlog'>;
  now: () => Date;
};

/** Publishes, changes and deletes articles for their authors. */
export function createBlogWritingService({ blogs, writing, media, posts, now }: Dependencies) {
  async function getOwn(blogId: number, memberId: number): Promise<BlogRow> {
    const found = await blogs.find(blogId, memberId);
    if (!found) throw new BlogNotFoundError();
    if (found.blog.authorId !== memberId) throw new NotYourBlogError();
    return found.blog;
  }

  /** Stores the pictures in the field `blog_pictures`, in the order in which they were sent. */
  async function storePictures(files: IncomingFile[]): Promise<Pictures> {
    const sent = files.filter(({ field }) => field === 'blog_pictures');
    if (sent.length > MAX_BLOG_PICTURES) throw new TooManyBlogPicturesError(MAX_BLOG_PICTURES);
    const stored: Pictures = [];
    for (const file of sent) {
      const { path, smallPath } = await media.store(file, 'image');
      stored.push({ path, smallPath });
    }
    return stored;
  }

  /** Sanitises the HTML. Accepts the pictures that were sent and those in the `earlier` version of the article. */
  function toSafeContent(content: BlogContent, sent: Pictures, earlier: string): BlogContent {
    const contentHtml = sanitiseArticle(content.contentHtml, (src) => {
      const index = parsePictureIndex(src);
      if (index !== null) return sent[index]?.path ?? null;
      const path = /upload\/[\w./-]+$/.exec(src)?.[0] ?? '';
      return path !== '' && earlier.includes(`"${path}"`) ? path : null;
    });
    if (!hasContent(contentHtml)) throw new EmptyBlogError();
    return { ...content, contentHtml };
  }

  return {
    /**
     * Publishes an article and a post that links to it. The cover is in the field `blog_thumbnail`. Pictures are in `blog_pictures`; the
     * HTML names them `picture:0` and so on. Do not repeat it after a lost reply: each call adds an article.
     * @throws {EmptyBlogError | TooManyBlogPicturesError} or an error of `media.store`, and stores nothing.
     */
    async add(authorId: number, content: BlogContent, files: IncomingFile[]): Promise<number> {
      const pictures = await storePictures(files);
      const safe = toSafeContent(content, pictures, '');
      const thumbnailPath = await media.storeOptionalImage(files, 'blog_thumbnail');
      const blogId = await writing.add({ ...safe, authorId, thumbnailPath, createdAt: now() });
      await writing.addPictures(pictures.map((picture) => ({ ...picture, blogId })));
      await posts.announceBlog(authorId, blogId);
      return blogId;
    },

    /**
     * Replaces an article, and its cover if the field `blog_thumbnail` has a picture. Its HTML may name its earlier pictures by their
     * addresses; the others are removed.
     * @throws {BlogNotFoundError | NotYourBlogError} or as `add`, and changes nothing.
     */
    async edit(blogId: number, memberId: number, content: BlogContent, files: IncomingFile[]): Promise<void> {
      const { contentHtml: earlier } = await getOwn(blogId, memberId);
      const pictures = await storePictures(files);
      const safe = toSafeContent(content, pictures, earlier);
      const thumbnailPath = await media.storeOptionalImage(files, 'blog_thumbnail');
      await writing.update(blogId, { ...safe, ...(thumbnailPath && { thumbnailPath }) });
      await writing.addPictures(pictures.map((picture) => ({ ...picture, blogId })));
      await writing.removePicturesBut(blogId, safe.contentHtml);
    },

    /** Deletes an article with its comments, and the posts that share it. @throws {BlogNotFoundError | NotYourBlogError} */
    async remove(blogId: number, memberId: number): Promise<void> {
      await getOwn(blogId, memberId);
      await writing.remove(blogId);
    },
  };
}
