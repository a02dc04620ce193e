import type { Config } from './config';
import type { Database } from './db/client';
import { createAccountRepository } from './modules/account/account.repository';
import { createAccountService } from './modules/account/account.service';
import { createChatRepository } from './modules/chats/chats.repository';
import { createChatService } from './modules/chats/chats.service';
import { createCommentRepository } from './modules/comments/comments.repository';
import { createCommentService } from './modules/comments/comments.service';
import { createGeneralService } from './modules/general/general.service';
import { createNotificationRepository } from './modules/general/notifications.repository';
import { createNotificationService } from './modules/general/notifications.service';
import { createTrendingRepository } from './modules/general/trending.repository';
import { createMediaService } from './modules/media/media.service';
import { createMemberRepository } from './modules/members/members.repository';
import { createMemberService } from './modules/members/members.service';
import { createPlaceRules } from './modules/pages/place-rules.repository';
import { createPostAssembly } from './modules/posts/post-assembly';
import { createPostPartsRepository } from './modules/posts/post-parts.repository';
import { createPostWritingRepository } from './modules/posts/post-writing.repository';
import { createPostWritingService } from './modules/posts/post-writing.service';
import { createPostRepository } from './modules/posts/posts.repository';
import { createPostService } from './modules/posts/posts.service';

export type Services = ReturnType<typeof createServices>;

/** Every service with what it needs: the one place that knows who uses whom. */
export function createServices({ db, config, now }: { db: Database; config: Config; now: () => Date }) {
  const memberRepository = createMemberRepository(db);
  const postRepository = createPostRepository(db);
  const account = createAccountService({ account: createAccountRepository(db), now });
  const notifications = createNotificationService({ notifications: createNotificationRepository(db), now });
  const members = createMemberService({ members: memberRepository, notifications, now });
  const assemblePosts = createPostAssembly({ posts: postRepository, parts: createPostPartsRepository(db), members: memberRepository });
  const posts = createPostService({ posts: postRepository, assemblePosts, notifications, now });
  const places = createPlaceRules(db);
  const writing = createPostWritingService({ writing: createPostWritingRepository(db), posts, members: memberRepository, notifications, places, now });
  const comments = createCommentService({ comments: createCommentRepository(db), posts, members: memberRepository, notifications, now });
  const chats = createChatService({ chats: createChatRepository(db), members: memberRepository, now });
  const general = createGeneralService({ trending: createTrendingRepository(db), notifications, chats, members: memberRepository, people: members, now });
  const media = createMediaService({ uploadsDirectory: config.uploadsDirectory, now });
  return { account, members, posts, writing, comments, chats, general, media };
}
