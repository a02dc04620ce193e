import { Button, styled, Typography } from '@social/ui';

export type HashtagHeadingProps = { hashtag: string; onShowAll: () => void };

/** Names the hashtag of the filtered feed and offers all posts again. */
export function HashtagHeading({ hashtag, onShowAll }: HashtagHeadingProps) {
  return (
    <Line>
      <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        #{hashtag}
      </Typography>
      <Button onClick={onShowAll}>Show all posts</Button>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));
