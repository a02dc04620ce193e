import type { Page } from '@social/api/pages/page';
import { useOptimisticValue } from '@social/data';
import { usePageSettings } from '@social/session';
import { Card, styled, Typography } from '@social/ui';
import { VerifiedTick } from '@social/ui/people/verified-tick';
import type { ReactNode } from 'react';
import { formatLikes, formatPosts } from '../../lib/format-count';
import { pageLikes } from '../../lib/page-likes';
import { PageCover } from './page-cover';
import { PageFacts } from './page-facts';
import { PagePhoto } from './page-photo';

export type PageHeaderProps = { page: Page; readAt: number; isManager: boolean; actions: ReactNode };

/** Shows a page's pictures, name, counts, facts and actions. */
export function PageHeader({ page, readAt, isManager, actions }: PageHeaderProps) {
  const { locale } = usePageSettings();
  const { adjust } = useOptimisticValue(pageLikes, page.id, page.isLiked, readAt);
  const counts = [formatLikes(adjust(page.likeCount), locale)];
  if (page.postCount !== null) counts.push(formatPosts(page.postCount, locale));

  return (
    <Card>
      <PageCover page={page} isManager={isManager} />
      <Body>
        <Top>
          <PagePhoto page={page} isManager={isManager} />
          <Actions>{actions}</Actions>
        </Top>
        <Name variant="h1">
          <span dir="auto">{page.name}</span>
          {page.isVerified && <VerifiedTick />}
        </Name>
        <SecondaryText variant="body2">
          @{page.slug}
          {page.categoryName !== '' && (
            <>
              {' · '}
              <bdi>{page.categoryName}</bdi>
            </>
          )}
        </SecondaryText>
        <SecondaryText variant="body2">{counts.join(' · ')}</SecondaryText>
        <PageFacts page={page} />
      </Body>
    </Card>
  );
}

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 2, 2.5),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginTop: -56,
  marginBottom: theme.spacing(1.5),
  // Above the cover's picture.
  position: 'relative',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Name = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

const SecondaryText = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
