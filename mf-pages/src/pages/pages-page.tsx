import { EmptyState, PagesIcon, Stack, Typography } from '@social/ui';

export function PagesPage() {
  return (
    <Stack spacing={2}>
      <Typography variant="h1">My Pages</Typography>
      <EmptyState
        icon={<PagesIcon />}
        title="Your pages will be listed here"
        detail="The pages you run, pages suggested to you and the pages you like will each have a list, with a way to create and change your own."
      />
    </Stack>
  );
}
