import type { Audience } from '@social/api/posts/audience';

/** The name of each audience, for the author of a post. */
export const audienceLabels = {
  everyone: 'Everyone',
  'people-i-follow': 'People I follow',
  'my-followers': 'People who follow me',
  'only-me': 'Only me',
} satisfies Record<Audience, string>;
