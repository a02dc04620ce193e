import { t } from '@social/texts';
import { Button, styled, Typography } from '@social/ui';
import { getFilterLabel, type PostFilter } from './post-filters';

export type FilterHeadingProps = { filter: PostFilter; onShowAll: () => void };

/** Names what the feed is filtered by, and offers all posts again. Nothing where it is not filtered. */
export function FilterHeading({ filter: { postType, hashtag }, onShowAll }: FilterHeadingProps) {
  if (postType === null && hashtag === null) return null;
  return (
    <Line>
      <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {postType === null ? `#${hashtag}` : getFilterLabel(postType)}
      </Typography>
      <Button onClick={onShowAll}>{t('Show all posts')}</Button>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));
