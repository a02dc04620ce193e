import type { Database } from '../../db/client';
import { commentReactions } from '../../db/schema/comments';
import { postReactions } from '../../db/schema/posts';
import type { ActivityService } from '../activities/activities.service';
import { createCommentRepository } from '../comments/comments.repository';
import { createCommentService } from '../comments/comments.service';
import type { NotificationService } from '../general/notifications.service';
import { createLinkPreviewRepository } from '../links/link-previews.repository';
import type { LinkPreviewService } from '../links/link-previews.service';
import { createLiveRepository } from '../live/live.repository';
import type { MediaService } from '../media/media.service';
import type { MemberRepository } from '../members/members.repository';
import { createMentionFinder } from '../members/mentions';
import type { PostingRightsService } from '../pages/posting-rights.service';
import { createReactionRepository } from '../reactions/reactions.repository';
import { createAlbumChangesRepository } from './album-changes.repository';
import { createAlbumChangesService } from './album-changes.service';
import { createAlbumService } from './albums.service';
import { createNewPostService } from './new-posts.service';
import { createPollRepository } from './polls.repository';
import { createPollService } from './polls.service';
import { createPostAssembly } from './post-assembly';
import { createPostPartsRepository } from './post-parts.repository';
import { createPostWritingRepository } from './post-writing.repository';
import { createPostWritingService } from './post-writing.service';
import { createPostRepository } from './posts.repository';
import { createPostService } from './posts.service';
import { createReactorService } from './reactors.service';
import { createStagedUploadRepository } from './staged-uploads.repository';
import { createStagedUploadService } from './staged-uploads.service';
import { createAlbumFileStorage } from './store-album-files';

type Dependencies = {
  db: Database;
  pool: Database;
  members: MemberRepository;
  activities: ActivityService;
  notifications: NotificationService;
  postingRights: PostingRightsService;
  media: MediaService;
  links: LinkPreviewService;
  now: () => Date;
};

/** Creates the services of posts and their comments, which share their repositories. */
export function createPostServices({ db, pool, ...dependencies }: Dependencies) {
  const mentions = createMentionFinder(dependencies);
  const shared = { ...dependencies, mentions, live: createLiveRepository(db) };
  const { members, media, links, now } = shared;
  const repository = createPostRepository(db);
  const parts = createPostPartsRepository(db);
  const reactions = createReactionRepository(db, postReactions, 'postId');
  const reactionsToComments = createReactionRepository(db, commentReactions, 'commentId');
  const assemblePosts = createPostAssembly({
    ...{ posts: repository, parts, reactions, members, mentions },
    previews: createLinkPreviewRepository(db),
  });
  const posts = createPostService({ ...shared, posts: repository, reactions, assemblePosts });
  const writing = createPostWritingService({
    ...shared,
    writing: createPostWritingRepository(db),
    posts,
    announceLater: createLiveRepository(pool).announcePost,
  });
  const comments = createCommentService({ ...shared, comments: createCommentRepository(db), reactions: reactionsToComments, posts });
  const storeFiles = createAlbumFileStorage(media);
  const stagedUploads = createStagedUploadService({ stagedUploads: createStagedUploadRepository(db), media, now });
  return {
    posts,
    writing,
    comments,
    stagedUploads,
    newPosts: createNewPostService({ writing, stagedUploads, media, links, now }),
    albums: createAlbumService({ posts, writing, storeFiles }),
    albumChanges: createAlbumChangesService({ changes: createAlbumChangesRepository(db), posts, storeFiles, now }),
    polls: createPollService({ polls: createPollRepository(db), parts, posts, now }),
    reactors: createReactorService({
      parts,
      postReactions: reactions,
      commentReactions: reactionsToComments,
      posts,
      comments,
      members,
    }),
  };
}
