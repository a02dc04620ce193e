import { EmptyState, EventsIcon, Stack, Typography } from '@social/ui';

export function EventsPage() {
  return (
    <Stack spacing={2}>
      <Typography variant="h1">My Events</Typography>
      <EmptyState
        icon={<EventsIcon />}
        title="Events will be listed here"
        detail="You will see your own events, those you are going to, are invited to or interested in, and those that are over."
      />
    </Stack>
  );
}
