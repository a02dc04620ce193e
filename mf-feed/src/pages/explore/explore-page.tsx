import { useHiddenIds } from '@social/data';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { RegionSlot, styled, Typography } from '@social/ui';
import { useId, type ReactNode } from 'react';
import { TopicList } from '../../features/browse-topics/topic-list';
import { usePopularPosts } from '../../features/find-popular-posts/use-popular-posts';
import { Feed } from '../../features/read-feed/feed';
import { SuggestionSlot } from '../../features/suggest-people/suggestion-slot';
import type { FeedKind } from '../../lib/feed-kind';
import { hiddenPosts } from '../../lib/hidden-posts';
import { FeedPost } from '../parts/feed-post';
import { NarrowPageColumn } from '@social/ui/layout/narrow-page-column';
import { useVisibleFeed } from '../parts/use-visible-feed';

const EVERYONE: FeedKind = { kind: 'news', postType: null, authors: 'everyone' };

/** Shows topics, people, pages and popular posts from beyond the circle that the member follows. */
export function ExplorePage() {
  return (
    <NarrowPageColumn>
      <Typography variant="h1">{t('Explore')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('Posts, people and topics from beyond the circle you follow gather here.')}
      </Typography>
      <Section title={t('Topics')}>
        <TopicList />
      </Section>
      <SuggestionSlot />
      <SuggestedPagesFrame>
        <RegionSlot remote="mf_pages" expose="./suggested-pages" name={t('Suggested pages')} />
      </SuggestedPagesFrame>
      <Section title={t('Popular posts')} explanation={t('The latest posts with the most likes, comments and shares.')}>
        <PopularPosts />
      </Section>
    </NarrowPageColumn>
  );
}

/** Keeps the place of three pages while their region loads, so that the posts do not shift. */
const SuggestedPagesFrame = styled('div')(({ theme }) => ({
  '& > [aria-busy="true"]': { minHeight: 361, [theme.breakpoints.down('sm')]: { minHeight: 529 } },
}));

function PopularPosts() {
  const userId = useSession((session) => session.userId);
  const popular = useVisibleFeed(usePopularPosts(), useHiddenIds(hiddenPosts));
  return (
    <Feed
      state={popular}
      empty={{ title: t('Nothing is popular yet'), detail: t('Posts that others like, comment or share will stand here.') }}
      failedTitle={t('Popular posts could not be loaded')}
      source={{ client: apiClient, userId, of: EVERYONE }}
      PostView={FeedPost}
    />
  );
}

function Section({ title, explanation, children }: { title: string; explanation?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {explanation !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {explanation}
        </Typography>
      )}
      {children}
    </section>
  );
}
