import { EmptyState, styled, Typography } from '@social/ui';

export function BlogPage() {
  return (
    <Column>
      <Typography component="h1" variant="h1">
        Blog
      </Typography>
      <EmptyState title="Articles will be read here" detail="The blog will list its articles by date with their authors and tags, and each opens in full." />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 960, margin: '0 auto', padding: theme.spacing(2, 0, 6) }));
