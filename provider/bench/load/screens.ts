import type { Random } from '../../src/lib/random';
import type { Form } from '../provider-process';

/** The size of a database, and the random numbers that choose from it. */
export type SeededSize = { members: number; posts: number; random: Random };

export type Screen = {
  name: string;
  request: (size: SeededSize) => [type: string, form: Form];
  /**
   * Number of requests per hour of a member who stays for an hour. Their pages receive messages and notifications over the event stream,
   * without requests.
   */
  perHour: number;
};

export const SCREENS: Screen[] = [
  { name: 'home feed, first page', perHour: 4, request: () => ['posts', { type: 'get_news_feed', limit: 10 }] },
  {
    name: 'home feed, further down',
    perHour: 20,
    request: ({ random, posts }) => ['posts', { type: 'get_news_feed', limit: 10, after_post_id: random.integer(1000, posts) }],
  },
  { name: 'home feed, people I follow', perHour: 4, request: () => ['posts', { type: 'get_news_feed', limit: 10, filter: 1 }] },
  { name: 'home feed, photos', perHour: 1, request: () => ['posts', { type: 'get_news_feed', limit: 10, post_type: 'photos' }] },
  {
    name: 'chat page',
    perHour: 20,
    request: ({ random, members }) => ['get_user_messages', { recipient_id: random.integer(1, members), limit: 30 }],
  },
  { name: 'conversations', perHour: 10, request: () => ['get_chats', { data_type: 'users', user_limit: 25 }] },
  {
    name: 'profile',
    perHour: 5,
    request: ({ random, members }) => [
      'get-user-data',
      { user_id: random.integer(1, members), fetch: 'user_data,followers,following,liked_pages' },
    ],
  },
  {
    name: 'posts of a profile',
    perHour: 5,
    request: ({ random, members }) => ['posts', { type: 'get_user_posts', id: random.integer(1, members), limit: 10 }],
  },
  {
    name: 'comments of a post',
    perHour: 20,
    request: ({ random, posts }) => ['comments', { type: 'fetch_comments', post_id: random.integer(1, posts), limit: 20 }],
  },
  { name: 'saved posts', perHour: 1, request: () => ['posts', { type: 'saved', limit: 10 }] },
  {
    name: 'posts of a hashtag',
    perHour: 2,
    request: ({ random }) => ['posts', { type: 'hashtag', hash: `topic${random.integer(1, 300)}`, limit: 10 }],
  },
  {
    name: 'notifications and counts',
    perHour: 10,
    request: () => ['get-general-data', { fetch: 'notifications,count_new_messages,friend_requests', limit: 20 }],
  },
  { name: 'trending', perHour: 4, request: () => ['get-general-data', { fetch: 'trending_hashtag' }] },
];
