import { AlbumsIcon, EmptyState, Stack, Typography } from '@social/ui';

export function AlbumsPage() {
  return (
    <Stack spacing={2}>
      <Typography variant="h1">My Albums</Typography>
      <EmptyState
        icon={<AlbumsIcon />}
        title="Your albums will be kept here"
        detail="Each album will show its name and a collage of its photos, and new ones will be made from photos and videos you choose."
      />
    </Stack>
  );
}
