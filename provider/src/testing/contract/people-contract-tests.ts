import type { PersonId } from '@social/api';
import { fetchFollowRequests } from '@social/api/notifications/fetch-follow-requests';
import { fetchUnseenCounts, fetchTrendingTopics } from '@social/api/notifications/fetch-general-data';
import { markNotificationsRead } from '@social/api/notifications/mark-notifications-read';
import { fetchNotificationSettings, setKindNotified } from '@social/api/notifications/notification-settings';
import { fetchNotifications } from '@social/api/notifications/fetch-notifications';
import { fetchPages } from '@social/api/pages/fetch-pages';
import { fetchActivities } from '@social/api/activities/fetch-activities';
import { fetchRecommendedGroups } from '@social/api/groups/fetch-recommended-groups';
import { setPostLiked } from '@social/api/posts/set-post-liked';
import { reportPerson } from '@social/api/people/report-person';
import { answerFollowRequest } from '@social/api/people/answer-follow-request';
import { fetchBlockedPeople } from '@social/api/people/fetch-blocked-people';
import { fetchFriends } from '@social/api/people/fetch-friends';
import { fetchPerson } from '@social/api/people/fetch-person';
import { fetchPersonByUsername } from '@social/api/people/fetch-person-by-username';
import { fetchRecommendedPeople } from '@social/api/people/fetch-recommended-people';
import { listedPerson } from '@social/api/people/person';
import { setPersonMuted } from '@social/api/people/set-person-muted';
import { fetchMutedPeople } from '@social/api/people/fetch-muted-people';
import { fetchPost } from '@social/api/posts/fetch-post';
import { fetchNewsFeed } from '@social/api/posts/fetch-news-feed';
import { setPersonBlocked } from '@social/api/people/set-person-blocked';
import { toggleFollow } from '@social/api/people/toggle-follow';
import { search } from '@social/api/search/search';
import { list, object } from '@social/api/wire';
import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members';
import { openGroup } from './open-group';
import type { ContractTests } from './test-context';

export const peopleContractTests: ContractTests = {
  'get-user-data': async ({ ana, ben }) => {
    await expect(fetchPerson(ana.client, ben.id)).resolves.toMatchObject({ id: ben.id, name: 'Member 2', counts: { albumCount: 0 } });
  },

  'get-user-data-username': async ({ ana, ben }) => {
    await expect(fetchPersonByUsername(ana.client, ben.username)).resolves.toMatchObject({ id: ben.id, following: 'none' });
    await expect(fetchPersonByUsername(ana.client, 'nobody_at_all')).rejects.toMatchObject({ kind: 'refused' });
  },

  'follow-user': async ({ ana, member }) => {
    const other = await member();
    await expect(toggleFollow(ana.client, other.id)).resolves.toBe('following');
    await expect(fetchPerson(ana.client, other.id)).resolves.toMatchObject({ following: 'following' });
    await expect(toggleFollow(ana.client, other.id)).resolves.toBe('none');
  },

  'follow-request-action': async ({ provider, ana, member }) => {
    const careful = await member();
    await provider.db
      .update(members)
      .set({ confirmsFollowers: true })
      .where(eq(members.id, Number(careful.id)));
    await expect(toggleFollow(ana.client, careful.id)).resolves.toBe('requested');
    await expect(fetchFollowRequests(careful.client)).resolves.toMatchObject([{ id: ana.id }]);
    await answerFollowRequest(careful.client, ana.id, 'accept');
    await expect(fetchPerson(ana.client, careful.id)).resolves.toMatchObject({ following: 'following' });
  },

  'get-user-suggestions': async ({ ana }) => {
    const { suggestions } = await ana.client.call('get-user-suggestions', {
      form: { limit: 10 },
      reply: object({ suggestions: list(listedPerson) }),
    });
    expect(suggestions).not.toEqual([]);
    expect(suggestions.map(({ id }) => id)).not.toContain(ana.id);
  },

  'get-friends': async ({ ana, member }) => {
    const other = await member();
    await toggleFollow(ana.client, other.id);
    await expect(fetchFriends(ana.client, { personId: other.id, side: 'followers', limit: 10 })).resolves.toMatchObject([{ id: ana.id }]);
    await expect(fetchFriends(other.client, { personId: other.id, side: 'following', limit: 10 })).resolves.toEqual([]);
  },

  'block-user': async ({ ana, member }) => {
    const other = await member();
    await setPersonBlocked(ana.client, other.id, true);
    await expect(fetchPerson(other.client, ana.id)).rejects.toMatchObject({ kind: 'refused' });
    await setPersonBlocked(ana.client, other.id, false);
    await expect(fetchPerson(other.client, ana.id)).resolves.toMatchObject({ id: ana.id });
  },

  'mute-user': async ({ member, post }) => {
    const [reader, author] = [await member(), await member()];
    const id = await post(author, 'Loud');
    await setPersonMuted(reader.client, author.id, true);
    await expect(fetchPost(reader.client, id)).resolves.toMatchObject({ isAuthorMuted: true });
    const feed = await fetchNewsFeed(reader.client, { limit: 50 });
    expect(feed.map((shown) => shown.id)).not.toContain(id);
    await setPersonMuted(reader.client, author.id, false);
    await expect(fetchPost(reader.client, id)).resolves.toMatchObject({ isAuthorMuted: false });
  },

  'get-muted-users': async ({ member }) => {
    const [one, other] = [await member(), await member()];
    await setPersonMuted(one.client, other.id, true);
    await expect(fetchMutedPeople(one.client)).resolves.toMatchObject([{ id: other.id }]);
    await expect(setPersonMuted(one.client, one.id, true)).rejects.toMatchObject({ kind: 'refused' });
  },

  'get-blocked-users': async ({ member }) => {
    const [one, other] = [await member(), await member()];
    await setPersonBlocked(one.client, other.id, true);
    await expect(fetchBlockedPeople(one.client)).resolves.toMatchObject([{ id: other.id, username: other.username }]);
  },

  'fetch-recommended users': async ({ member, ana }) => {
    const one = await member();
    const people = await fetchRecommendedPeople(one.client, { limit: 50 });
    expect(people).toContainEqual(expect.objectContaining({ id: ana.id, following: 'none' }));
  },

  'fetch-recommended pages': async ({ ana, ben, page }) => {
    const made = await page(ana);
    await expect(fetchPages(ben.client, { of: 'suggested' }, { limit: 50 })).resolves.toContainEqual(
      expect.objectContaining({ id: made.id }),
    );
  },

  'fetch-recommended groups': async (context) => {
    const groupId = await openGroup(context, context.ana);
    const groups = await fetchRecommendedGroups(context.ben.client, { limit: 50 });
    expect(groups).toContainEqual(
      expect.objectContaining({ id: groupId, name: 'Walkers', ownerId: context.ana.id, isJoined: false, isPrivate: false }),
    );
  },

  report_user: async ({ ana, ben }) => {
    await expect(reportPerson(ana.client, ben.id, 'Too loud')).resolves.toBeUndefined();
    await expect(reportPerson(ana.client, '999999' as PersonId, '')).rejects.toMatchObject({ kind: 'refused' });
  },

  my_activities: async ({ ana, member, post }) => {
    const one = await member();
    const postId = await post(ana, 'To be liked');
    await setPostLiked(one.client, postId, true);
    await expect(fetchActivities(one.client, { of: 'mine', limit: 10 })).resolves.toMatchObject([
      {
        type: 'reaction_post',
        person: { id: one.id },
        post: { id: postId, isLiked: true },
        plainText: expect.stringContaining('reacted to'),
        doneAt: expect.any(Date),
      },
    ]);
  },

  'get-activities': async ({ ana, member }) => {
    const [one, other] = [await member(), await member()];
    await toggleFollow(one.client, other.id);
    await toggleFollow(other.client, ana.id);
    await expect(fetchActivities(one.client, { of: 'followed', limit: 10 })).resolves.toMatchObject([
      { type: 'following', person: { id: other.id }, post: null },
    ]);
  },

  search: async ({ ana, ben, page }) => {
    const made = await page(ana);
    await expect(search(ben.client, { query: made.name, limit: 10 })).resolves.toMatchObject({ pages: [{ id: made.id, isLiked: false }] });
    // Names of other members may start with this one.
    const { people } = await search(ana.client, { query: ben.username, limit: 50 });
    expect(people).toContainEqual(expect.objectContaining({ id: ben.id }));
  },

  'get-general-data': async ({ ana, member, post }) => {
    const [one, two] = [await member(), await member()];
    await toggleFollow(one.client, two.id);
    await post(ana, 'A word on #tea');
    await expect(fetchTrendingTopics(ana.client)).resolves.toContainEqual({ tag: 'tea', postCount: 1 });
    await expect(fetchUnseenCounts(two.client)).resolves.toEqual({
      notifications: 1,
      friendRequests: 0,
      groupChatRequests: 0,
      messages: 0,
    });
    await expect(fetchNotifications(two.client, { limit: 5, marksSeen: true })).resolves.toMatchObject([
      { type: 'following', sentence: 'followed you', notifier: { id: one.id }, isSeen: false, isRead: false, createdAt: expect.any(Date) },
    ]);
    await expect(fetchUnseenCounts(two.client)).resolves.toMatchObject({ notifications: 0 });
  },

  'read-notifications': async ({ member }) => {
    const [one, two] = [await member(), await member()];
    await toggleFollow(one.client, two.id);
    const [first] = await fetchNotifications(two.client, { limit: 5, marksSeen: true });
    if (!first) throw new Error('The follower is not listed.');
    await markNotificationsRead(two.client, [first.id]);
    await expect(fetchNotifications(two.client, { limit: 5, marksSeen: false })).resolves.toMatchObject([{ id: first.id, isRead: true }]);
    await expect(markNotificationsRead(two.client, 'all')).resolves.toBeUndefined();
    await expect(markNotificationsRead(two.client, [])).rejects.toMatchObject({ kind: 'refused' });
  },

  'notification-settings get': async ({ ana }) => {
    await expect(fetchNotificationSettings(ana.client)).resolves.toEqual({
      likes: true,
      comments: true,
      mentions: true,
      shares: true,
      follows: true,
      events: true,
      pages: true,
      groups: true,
    });
  },

  'notification-settings update': async ({ member }) => {
    const one = await member();
    await expect(setKindNotified(one.client, 'likes', false)).resolves.toMatchObject({ likes: false, comments: true });
    await expect(fetchNotificationSettings(one.client)).resolves.toMatchObject({ likes: false, comments: true });
  },
};
