import fc from 'fast-check';
import { fetchSessions } from './account/sessions';
import { fetchActivities } from './activities/fetch-activities';
import { fetchAlbum } from './albums/fetch-album';
import { fetchAlbums } from './albums/fetch-albums';
import { ApiError } from './api-error';
import { fetchArticles } from './blogs/fetch-articles';
import { fetchBlog } from './blogs/fetch-blog';
import { fetchBlogComments } from './blogs/fetch-blog-comments';
import { fetchBlogs } from './blogs/fetch-blogs';
import { fetchConversations } from './chats/fetch-conversations';
import { fetchGroupConversations } from './chats/fetch-group-conversations';
import { fetchGroupMessages } from './chats/fetch-group-messages';
import { fetchLegacyMessages } from './chats/fetch-legacy-messages';
import { fetchMessages } from './chats/fetch-messages';
import type { ApiClient } from './client';
import { fetchComments } from './comments/fetch-comments';
import { fetchReplies } from './comments/fetch-replies';
import { fetchEvent } from './events/fetch-event';
import { fetchEvents } from './events/fetch-events';
import { fetchJoinedGroups } from './groups/fetch-joined-groups';
import { fetchRecommendedGroups } from './groups/fetch-recommended-groups';
import type { Id } from './ids';
import { fetchFollowRequests } from './notifications/fetch-follow-requests';
import { fetchTrendingTopics, fetchUnseenCounts } from './notifications/fetch-general-data';
import { fetchNotifications } from './notifications/fetch-notifications';
import { fetchPage } from './pages/fetch-page';
import { fetchPageAnalytics } from './pages/fetch-page-analytics';
import { fetchPages } from './pages/fetch-pages';
import { fetchPageAdmins } from './pages/page-admins';
import { fetchInvitablePeople } from './pages/page-invites';
import { fetchPageReviews } from './pages/page-reviews';
import { fetchBlockedPeople } from './people/fetch-blocked-people';
import { fetchFriends } from './people/fetch-friends';
import { fetchPerson } from './people/fetch-person';
import { fetchRecommendedPeople } from './people/fetch-recommended-people';
import { fetchHashtagPosts } from './posts/fetch-hashtag-posts';
import { fetchNewsFeed } from './posts/fetch-news-feed';
import { fetchPost } from './posts/fetch-post';
import { fetchReactors } from './posts/fetch-reactors';
import { fetchSavedPosts } from './posts/fetch-saved-posts';
import { fetchTimelinePosts } from './posts/fetch-timeline-posts';
import { searchPosts } from './posts/search-posts';
import { search } from './search/search';
import { searchGifs } from './gifs/search-gifs';
import { fetchSiteSettings } from './site/fetch-site-settings';
import { fetchStories } from './stories/fetch-stories';
import { fetchStoryViewers } from './stories/fetch-story-viewers';
import { viewStory } from './stories/view-story';
import { arbitraryReply } from './testing/arbitrary-replies';
import { fakeClient } from './testing/fake-client';

const RUNS = 60;

const id = <T extends Id<string>>() => '145' as T;
const limit = 10;

const operations: Record<string, (client: ApiClient) => Promise<unknown>> = {
  fetchSessions: (client) => fetchSessions(client),
  fetchActivities: (client) => fetchActivities(client, { of: 'mine', limit }),
  fetchAlbum: (client) => fetchAlbum(client, id()),
  fetchAlbums: (client) => fetchAlbums(client, { personId: id(), limit }),
  fetchArticles: (client) => fetchArticles(client, { limit }),
  fetchBlog: (client) => fetchBlog(client, id()),
  fetchBlogComments: (client) => fetchBlogComments(client, { blogId: id() }, { limit }),
  fetchBlogs: (client) => fetchBlogs(client, { userId: id(), limit }),
  fetchConversations: (client) => fetchConversations(client),
  fetchGroupConversations: (client) => fetchGroupConversations(client),
  fetchGroupMessages: (client) => fetchGroupMessages(client, id()),
  fetchLegacyMessages: (client) => fetchLegacyMessages(client, { userId: id(), recipientId: id() }),
  fetchMessages: (client) => fetchMessages(client, id()),
  fetchComments: (client) => fetchComments(client, { postId: id(), limit }),
  fetchReplies: (client) => fetchReplies(client, { commentId: id(), limit }),
  fetchEvent: (client) => fetchEvent(client, id()),
  fetchEvents: (client) => fetchEvents(client, { list: 'events', limit }),
  fetchJoinedGroups: (client) => fetchJoinedGroups(client, id()),
  fetchRecommendedGroups: (client) => fetchRecommendedGroups(client, { limit }),
  fetchFollowRequests: (client) => fetchFollowRequests(client),
  fetchTrendingTopics: (client) => fetchTrendingTopics(client),
  fetchUnseenCounts: (client) => fetchUnseenCounts(client),
  fetchNotifications: (client) => fetchNotifications(client, { limit, marksSeen: false }),
  fetchPage: (client) => fetchPage(client, { id: id() }),
  fetchPageAnalytics: (client) => fetchPageAnalytics(client, id(), ['2026-01']),
  fetchPages: (client) => fetchPages(client, { of: 'managed' }, { limit }),
  fetchPageAdmins: (client) => fetchPageAdmins(client, id()),
  fetchInvitablePeople: (client) => fetchInvitablePeople(client, id(), { limit }),
  fetchPageReviews: (client) => fetchPageReviews(client, id(), { limit }),
  fetchBlockedPeople: (client) => fetchBlockedPeople(client),
  fetchFriends: (client) => fetchFriends(client, { personId: id(), side: 'following', limit }),
  fetchPerson: (client) => fetchPerson(client, id()),
  fetchRecommendedPeople: (client) => fetchRecommendedPeople(client, { limit }),
  fetchHashtagPosts: (client) => fetchHashtagPosts(client, { hashtag: 'sun', limit }),
  fetchNewsFeed: (client) => fetchNewsFeed(client, { limit }),
  fetchPost: (client) => fetchPost(client, id()),
  fetchReactors: (client) => fetchReactors(client, { to: 'post', id: id() }, { limit }),
  fetchSavedPosts: (client) => fetchSavedPosts(client, { limit }),
  fetchTimelinePosts: (client) => fetchTimelinePosts(client, { of: 'person', id: id() }, { limit }),
  searchPosts: (client) => searchPosts(client, { query: 'sun', limit }),
  search: (client) => search(client, { query: 'sun', limit }),
  searchGifs: (client) => searchGifs(client, { query: 'sun', offset: 0 }),
  fetchSiteSettings: (client) => fetchSiteSettings(client),
  fetchStories: (client) => fetchStories(client, { limit }),
  fetchStoryViewers: (client) => fetchStoryViewers(client, id(), { limit }),
  viewStory: (client) => viewStory(client, id()),
};

test.each(Object.entries(operations))('%s resolves, or fails as an ApiError, whatever a host answers', async (_name, call) => {
  await fc.assert(
    fc.asyncProperty(arbitraryReply, async (body) => {
      const outcome = await call(fakeClient(body).client).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError);
    }),
    { numRuns: RUNS },
  );
});
