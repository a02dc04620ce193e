import { EmptyState, PagesIcon, Stack, Typography } from '@social/ui';

export function PageProfilePage() {
  return (
    <Stack spacing={2}>
      <Typography variant="h1">Page profile</Typography>
      <EmptyState
        icon={<PagesIcon />}
        title="A page will introduce itself here"
        detail="Its cover, name, category and contact details will be shown, with the posts it has published."
      />
    </Stack>
  );
}
