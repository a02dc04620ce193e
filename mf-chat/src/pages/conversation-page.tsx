import { EmptyState, styled, Typography } from '@social/ui';

export function ConversationPage() {
  return (
    <Column>
      <Typography component="h1" variant="h1">
        Conversation
      </Typography>
      <EmptyState title="Messages will be read and written here" detail="A conversation will show its messages under the day they were sent, and whether they were delivered and read." />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 960, margin: '0 auto', padding: theme.spacing(2, 0, 6) }));
