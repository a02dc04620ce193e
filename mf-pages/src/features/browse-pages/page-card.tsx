import { useOptimisticValue } from '@social/data';
import { usePageSettings } from '@social/session';
import { Card, PersonAvatar, styled, Typography } from '@social/ui';
import { VerifiedTick } from '@social/ui/people/verified-tick';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { formatLikes, formatPosts } from '../../lib/format-count';
import { pageLikes } from '../../lib/page-likes';
import { pageProfilePath } from '../../lib/page-paths';
import type { ListedPage } from './page-list-query';

export type PageCardProps = { page: ListedPage; action: ReactNode };

/** A page in a list, with its counts and an action. */
export function PageCard({ page, action }: PageCardProps) {
  const { locale } = usePageSettings();
  const { adjust } = useOptimisticValue(pageLikes, page.id, page.isLiked, page.readAt);
  const counts = [formatLikes(adjust(page.likeCount), locale)];
  if (page.postCount !== null) counts.push(formatPosts(page.postCount, locale));

  return (
    <Frame>
      <PersonAvatar name={page.name} avatarUrl={page.avatarUrl} size={56} />
      <TextColumn>
        <Name variant="h3" component="h2">
          <Link to={pageProfilePath(page)} dir="auto">
            {page.name}
          </Link>
          {page.isVerified && <VerifiedTick />}
        </Name>
        <SecondaryText variant="body2" dir="auto">
          {page.categoryName}
        </SecondaryText>
        <SecondaryText variant="body2">{counts.join(' · ')}</SecondaryText>
      </TextColumn>
      <Action>{action}</Action>
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}));

const TextColumn = styled('div')({ flex: '1 1 180px', minWidth: 0 });

const Action = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { flexBasis: '100%', '& > *': { width: '100%' } } }));

const Name = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}) as typeof Typography;

const SecondaryText = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
