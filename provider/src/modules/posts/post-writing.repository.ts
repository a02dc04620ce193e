import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { comments } from '../../db/schema/comments';
import { pollOptions, postMedia, posts } from '../../db/schema/posts';
import { addHashtags, replaceHashtags } from './post-hashtags';
import { storeLexemes } from './post-lexemes';
import { StagedUploadNotFoundError } from './posts.errors';
import { takeStagedUploads, type StagedUpload } from './staged-uploads.repository';

export type NewPost = typeof posts.$inferInsert & { createdAt: Date };
export type NewMedia = Pick<
  typeof postMedia.$inferInsert,
  'kind' | 'path' | 'smallPath' | 'fileName' | 'description' | 'widthPx' | 'heightPx'
>;
export type NewPostParts = { media: NewMedia[]; stagedUploads: readonly StagedUpload[]; hashtags: string[]; pollOptions: string[] };
export type PostChange = {
  text: string;
  mentions: Record<string, number>;
  privacy?: number | undefined;
  linkUrl: string | null;
  youtubeId?: string | null;
  editedAt?: Date;
};
export type PostWritingRepository = ReturnType<typeof createPostWritingRepository>;

export function createPostWritingRepository(db: Database) {
  return {
    /** Stores a post with its parts, in one transaction. @throws {StagedUploadNotFoundError} if an upload is no longer staged. */
    add(post: NewPost, parts: NewPostParts): Promise<number> {
      return db.transaction(async (tx) => {
        const [added] = await tx.insert(posts).values(post).returning({ id: posts.id });
        if (!added) throw new Error('The post was not stored.');
        if (!(await takeStagedUploads(tx, post.authorId, parts.stagedUploads))) throw new StagedUploadNotFoundError();
        const media = parts.media.map((item) => ({ ...item, postId: added.id }));
        const options = parts.pollOptions.map((text) => ({ text, postId: added.id }));
        if (media.length > 0) await tx.insert(postMedia).values(media);
        if (options.length > 0) await tx.insert(pollOptions).values(options);
        await addHashtags(tx, added.id, parts.hashtags, post.createdAt);
        await storeLexemes(tx, [{ id: added.id, text: post.text ?? '' }]);
        return added.id;
      });
    },

    listMedia(postId: number) {
      return db
        .select({ id: postMedia.id, path: postMedia.path, smallPath: postMedia.smallPath })
        .from(postMedia)
        .where(eq(postMedia.postId, postId));
    },

    /** Sets the descriptions of a post's pictures, unless their numbers differ. Returns the number of pictures. */
    describePhotos(postId: number, descriptions: readonly string[]): Promise<number> {
      return db.transaction(async (tx) => {
        const photos = await tx
          .select({ id: postMedia.id })
          .from(postMedia)
          .where(and(eq(postMedia.postId, postId), eq(postMedia.kind, 'image')))
          .orderBy(asc(postMedia.position), asc(postMedia.id))
          .for('update');
        if (photos.length !== descriptions.length) return photos.length;
        for (const [at, { id }] of photos.entries())
          await tx
            .update(postMedia)
            .set({ description: descriptions[at] ?? '' })
            .where(eq(postMedia.id, id));
        return photos.length;
      });
    },

    async setPaths({ id, path, smallPath }: { id: number; path: string; smallPath: string | null }): Promise<void> {
      await db.update(postMedia).set({ path, smallPath }).where(eq(postMedia.id, id));
    },

    /** Lists the pictures of a post's comments and replies. */
    async listCommentPictures(postId: number): Promise<{ id: number; path: string }[]> {
      const ofPost = and(eq(comments.postId, postId), isNotNull(comments.imagePath));
      const rows = await db.select({ id: comments.id, path: comments.imagePath }).from(comments).where(ofPost);
      return rows.flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]));
    },

    async setCommentPicture(commentId: number, path: string): Promise<void> {
      await db.update(comments).set({ imagePath: path }).where(eq(comments.id, commentId));
    },

    /** Replaces a post's text, its hashtags and the words under which it is found. */
    async edit(postId: number, change: PostChange, tags: string[], usedAt: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(posts).set(change).where(eq(posts.id, postId));
        await replaceHashtags(tx, postId, tags, usedAt);
        await storeLexemes(tx, [{ id: postId, text: change.text }]);
      });
    },
  };
}
