import { EmptyState, styled, Typography } from '@social/ui';

export function EventsPage() {
  return (
    <Column>
      <Typography component="h1" variant="h1">
        My Events
      </Typography>
      <EmptyState title="Events will be listed here" detail="You will see your own events, those you are going to, are invited to or interested in, and those that are over." />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 960, margin: '0 auto', padding: theme.spacing(2, 0, 6) }));
