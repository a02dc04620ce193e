import { CommentIcon, EmptyState, Stack, Typography } from '@social/ui';

export function ConversationPage() {
  return (
    <Stack spacing={2}>
      <Typography variant="h1">Conversation</Typography>
      <EmptyState
        icon={<CommentIcon />}
        title="Messages will be read and written here"
        detail="A conversation will show its messages under the day they were sent, and whether they were delivered and read."
      />
    </Stack>
  );
}
