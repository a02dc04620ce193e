import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { blogPictures, blogs } from '../../db/schema/blogs';

export type BlogPictureRow = typeof blogPictures.$inferSelect;
export type BlogWritingRepository = ReturnType<typeof createBlogWritingRepository>;

export function createBlogWritingRepository(db: Database) {
  return {
    async add(blog: typeof blogs.$inferInsert): Promise<number> {
      const [row] = await db.insert(blogs).values(blog).returning({ id: blogs.id });
      if (!row) throw new Error('The article was not stored.');
      return row.id;
    },

    async update(id: number, changes: Partial<typeof blogs.$inferInsert>): Promise<void> {
      await db.update(blogs).set(changes).where(eq(blogs.id, id));
    },

    async remove(id: number): Promise<void> {
      await db.delete(blogs).where(eq(blogs.id, id));
    },

    async addPictures(pictures: BlogPictureRow[]): Promise<void> {
      if (pictures.length > 0) await db.insert(blogPictures).values(pictures);
    },

    /** Removes the pictures that the HTML of an article does not name. */
    async removePicturesBut(blogId: number, html: string): Promise<void> {
      await db
        .delete(blogPictures)
        .where(and(eq(blogPictures.blogId, blogId), sql`position('"' || ${blogPictures.path} || '"' in ${html}) = 0`));
    },
  };
}
