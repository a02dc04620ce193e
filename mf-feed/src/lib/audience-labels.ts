import type { Audience } from '@social/api/posts/audience';
import { t } from '@social/texts';

/** The name of each audience, for the author of a post. */
export const audienceLabels = {
  everyone: t('Everyone'),
  'people-i-follow': t('People I follow'),
  'my-followers': t('People who follow me'),
  'only-me': t('Only me'),
} satisfies Record<Audience, string>;
