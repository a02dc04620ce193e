import type { Database } from '../../db/client';
import { blogReactions } from '../../db/schema/blogs';
import type { NotificationService } from '../general/notifications.service';
import type { MediaService } from '../media/media.service';
import type { PostWritingService } from '../posts/post-writing.service';
import { createReactionRepository } from '../reactions/reactions.repository';
import { createBlogWritingRepository } from './blog-writing.repository';
import { createBlogWritingService } from './blog-writing.service';
import { createBlogRepository } from './blogs.repository';
import { createBlogService } from './blogs.service';

type Dependencies = {
  db: Database;
  posts: PostWritingService;
  media: MediaService;
  notifications: NotificationService;
  now: () => Date;
};

/** Creates the services of articles, which share a repository. */
export function createBlogServices({ db, posts, media, notifications, now }: Dependencies) {
  const blogs = createBlogRepository(db);
  const reactions = createReactionRepository(db, blogReactions, 'blogId');
  return {
    blogs: createBlogService({ blogs, reactions, notifications, now }),
    blogWriting: createBlogWritingService({ blogs, writing: createBlogWritingRepository(db), media, posts, now }),
  };
}
