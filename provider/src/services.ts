import type { FastifyBaseLogger } from 'fastify';
import type { ObjectStore } from '@social/server-storage/object-store';
import type { Config } from './config';
import type { Database } from './db/client';
import { createRequestTransactions } from './db/request-transactions';
import { createPasswords } from './lib/passwords';
import { createSecretSealer } from './lib/sealed-secrets';
import { createAccountNoticeService } from './modules/account/account-notices.service';
import { createAccountRepository } from './modules/account/account.repository';
import { createAccountService } from './modules/account/account.service';
import { createSignInAttempts } from './modules/account/sign-in-attempts';
import { createPasswordResetRepository } from './modules/account/password-resets.repository';
import { createPasswordResetService } from './modules/account/password-resets.service';
import { createSettingsRepository } from './modules/account/settings.repository';
import { createSettingsService } from './modules/account/settings.service';
import { createTwoFactorRepository } from './modules/account/two-factor.repository';
import { createTwoFactorService } from './modules/account/two-factor.service';
import { createActivityRepository } from './modules/activities/activities.repository';
import { createActivityService } from './modules/activities/activities.service';
import { createActivityFeedService } from './modules/activities/activity-feed.service';
import { createBlogServices } from './modules/blogs/create-blog-services';
import { createChatServices } from './modules/chats/create-chat-services';
import { createEventGuestRepository } from './modules/events/event-guests.repository';
import { createEventGuestService } from './modules/events/event-guests.service';
import { createEventRepository } from './modules/events/events.repository';
import { createEventService } from './modules/events/events.service';
import { createGeneralService } from './modules/general/general.service';
import { createNotificationRepository } from './modules/general/notifications.repository';
import { createNotificationService } from './modules/general/notifications.service';
import { createTrendingRepository } from './modules/general/trending.repository';
import { createGifSearchService } from './modules/gifs/gif-search.service';
import { createGroupRepository } from './modules/groups/groups.repository';
import { createGroupService } from './modules/groups/groups.service';
import { createIdempotencyRepository } from './modules/idempotency/idempotency.repository';
import { createIdempotencyService } from './modules/idempotency/idempotency.service';
import { createLimitRepository } from './modules/limits/limits.repository';
import { createLimitService } from './modules/limits/limits.service';
import type { MailService } from './modules/mail/mail.service';
import { createLinkPreviews } from './modules/links/create-link-previews';
import { createMediaService } from './modules/media/media.service';
import { createFollowRepository } from './modules/members/follows.repository';
import { createMemberRepository } from './modules/members/members.repository';
import { createMemberService } from './modules/members/members.service';
import { createPageAnalyticsRepository } from './modules/pages/page-analytics.repository';
import { createPageAnalyticsService } from './modules/pages/page-analytics.service';
import { createPagePeopleRepository } from './modules/pages/page-people.repository';
import { createPagePeopleService } from './modules/pages/page-people.service';
import { createPageReviewRepository } from './modules/pages/page-reviews.repository';
import { createPageReviewService } from './modules/pages/page-reviews.service';
import { createPageRepository } from './modules/pages/pages.repository';
import { createPageService } from './modules/pages/pages.service';
import { createPostingRightsRepository } from './modules/pages/posting-rights.repository';
import { createPostingRightsService } from './modules/pages/posting-rights.service';
import { createPostServices } from './modules/posts/create-post-services';
import { createStoryRepository } from './modules/stories/stories.repository';
import { createStoryService } from './modules/stories/stories.service';

type ServiceDependencies = {
  db: Database;
  uploads: ObjectStore;
  mail: MailService;
  log: FastifyBaseLogger;
  config: Config;
  now: () => Date;
};

export function createServices({ db: pool, uploads, mail, log, config, now }: ServiceDependencies) {
  const transactions = createRequestTransactions(pool);
  const { db } = transactions;
  const memberRepository = createMemberRepository(db);
  const passwords = createPasswords(config.passwordCost);
  const media = createMediaService({ uploads, now });
  // Attempts count even if their request is rolled back.
  const limits = createLimitService({ limits: createLimitRepository(pool), now });
  const attempts = createSignInAttempts(limits);
  const settingsRepository = createSettingsRepository(db);
  const siteUrl = (path: string) => `${config.siteUrl}${path}`;
  const notices = createAccountNoticeService({ addresses: settingsRepository, mail, siteUrl });
  const twoFactor = createTwoFactorService({
    repository: createTwoFactorRepository(pool),
    limits,
    notices,
    sealer: createSecretSealer(config.secretsKey),
    issuer: new URL(config.siteUrl).host,
    now,
  });
  const account = createAccountService({ account: createAccountRepository(pool), passwords, attempts, twoFactor, now });
  const passwordResets = createPasswordResetService({
    resets: createPasswordResetRepository(pool),
    passwords,
    attempts,
    limits,
    mail,
    notices,
    siteUrl,
    now,
  });
  const settings = createSettingsService({ settings: settingsRepository, passwords, account, notices, media, now });
  const notifications = createNotificationService({ notifications: createNotificationRepository(db), now });
  const activityRepository = createActivityRepository(db);
  const activities = createActivityService({ activities: activityRepository, now });
  const members = createMemberService({ members: memberRepository, follows: createFollowRepository(db), activities, notifications, now });
  const links = createLinkPreviews({ pool, media, config, log, now });
  const gifs = createGifSearchService({ settings: config.gifSearch, log, now });
  const postingRights = createPostingRightsService({ rights: createPostingRightsRepository(db) });
  const shared = { db, pool, media, links, notifications, now };
  const postServices = createPostServices({ ...shared, members: memberRepository, activities, postingRights });
  const chatServices = createChatServices({ ...shared, memberRepository, members });
  const stories = createStoryService({ stories: createStoryRepository(db), members: memberRepository, media, now });
  const guests = createEventGuestRepository(db);
  const events = createEventService({ events: createEventRepository(db), guests, media, notifications, now });
  const eventGuests = createEventGuestService({ guests, events, members, notifications, now });
  const blogServices = createBlogServices({ db, posts: postServices.writing, media, notifications, now });
  const pages = createPageService({ pages: createPageRepository(db), media, account, members, notifications, now });
  const pageReviews = createPageReviewService({ reviews: createPageReviewRepository(db), pages, now });
  const pagePeople = createPagePeopleService({ people: createPagePeopleRepository(db), pages, members, notifications, now });
  const pageAnalytics = createPageAnalyticsService({ analytics: createPageAnalyticsRepository(db), pages, now });
  const general = createGeneralService({
    trending: createTrendingRepository(db),
    notifications,
    chats: chatServices.chats,
    members: memberRepository,
    people: members,
    eventGuests,
    now,
  });
  const activityFeed = createActivityFeedService({ activities: activityRepository, members: memberRepository, posts: postServices.posts });
  const groups = createGroupService({ groups: createGroupRepository(db), now });
  const idempotency = createIdempotencyService({ keys: createIdempotencyRepository(db), transactions, now });
  return {
    account,
    idempotency,
    limits,
    links,
    gifs,
    passwordResets,
    twoFactor,
    settings,
    activityFeed,
    members,
    ...postServices,
    ...chatServices,
    stories,
    events,
    eventGuests,
    ...blogServices,
    pages,
    groups,
    pageReviews,
    pagePeople,
    pageAnalytics,
    general,
    notifications,
  };
}
