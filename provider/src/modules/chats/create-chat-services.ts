import type { Database } from '../../db/client';
import { messageReactions } from '../../db/schema/chats';
import type { NotificationService } from '../general/notifications.service';
import { createLinkPreviewRepository } from '../links/link-previews.repository';
import type { LinkPreviewService } from '../links/link-previews.service';
import type { MediaService } from '../media/media.service';
import type { MemberRepository } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import { createReactionRepository } from '../reactions/reactions.repository';
import { createStoryRepository } from '../stories/stories.repository';
import { createChatRepository } from './chats.repository';
import { createChatService } from './chats.service';
import { createGroupChatRepository } from './group-chats.repository';
import { createGroupChatService } from './group-chats.service';
import { createMessageEditService } from './message-edits.service';
import { createMessageMarkService } from './message-marks.service';
import { createMessageRepository } from './messages.repository';
import { createMessageSearchService } from './message-search.service';
import { createMessageService } from './messages.service';
import { createThreadService } from './threads.service';

type Dependencies = {
  db: Database;
  /** For work after a request, outside its transaction. */
  pool: Database;
  links: LinkPreviewService;
  memberRepository: MemberRepository;
  members: MemberService;
  media: MediaService;
  notifications: NotificationService;
  now: () => Date;
};

/** Creates the services of conversations, which share their repositories. */
export function createChatServices({ db, pool, links, memberRepository, members, media, notifications, now }: Dependencies) {
  const chats = createChatRepository(db);
  const messages = createMessageRepository(db);
  const reactions = createReactionRepository(db, messageReactions, 'messageId');
  const stories = createStoryRepository(db);
  const previews = createLinkPreviewRepository(db);
  const announceLater = createMessageRepository(pool).announce;
  const threads = createThreadService({
    chats,
    messages,
    reactions,
    members: memberRepository,
    stories,
    media,
    previews,
    links,
    announceLater,
    now,
  });
  return {
    chats: createChatService({ chats, members: memberRepository, now }),
    messages: createMessageService({ chats, messages, threads, members, now }),
    messageEdits: createMessageEditService({ messages, chats, threads, members, links, now }),
    messageSearch: createMessageSearchService({ chats, threads, members }),
    messageMarks: createMessageMarkService({ reactions, messages, chats, members, now }),
    groupChats: createGroupChatService({ groups: createGroupChatRepository(db), chats, threads, media, notifications, now }),
  };
}
