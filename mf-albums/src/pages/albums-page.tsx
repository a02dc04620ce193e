import { EmptyState, styled, Typography } from '@social/ui';

export function AlbumsPage() {
  return (
    <Column>
      <Typography component="h1" variant="h1">
        My Albums
      </Typography>
      <EmptyState title="Your albums will be kept here" detail="Each album will show its name and a collage of its photos, and new ones will be made from photos and videos you choose." />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 960, margin: '0 auto', padding: theme.spacing(2, 0, 6) }));
