import type { Group } from '@social/api/groups/group';
import { createPost } from '@social/api/posts/create-post';
import { noExtras } from '@social/api/posts/post-extras';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { newId } from '@social/data';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { Alert, Button, Card, notify, sendOnControlEnter, Stack, TextField } from '@social/ui';
import { useState } from 'react';

/** Writes a post in a group. The text stays in this browser until it is published. */
export function GroupComposer({ group, onPublished }: { group: Group; onPublished: () => void }) {
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, `group_post_${group.id}`);
  const { state, submit } = useSubmit();
  // Each post has its own key, so that sending it again after a lost reply publishes it once.
  const [idempotencyKey, setIdempotencyKey] = useState(newId);
  const text = draft.text.trim();
  const isSending = state.kind === 'sending';

  async function publish() {
    if (userId === null) return;
    const post = { ...noExtras, userId, groupId: group.id, text, uploads: [], audience: 'everyone', allowsComments: true } as const;
    await createPost(apiClient, post, { idempotencyKey });
    draft.clear();
    setIdempotencyKey(newId());
    onPublished();
    void notify({ severity: 'success', message: 'Your post is published.' });
  }

  function send() {
    if (text !== '') void submit(publish);
  }

  return (
    <Card>
      <Stack spacing={1.5} sx={{ p: 2 }} {...unsavedWorkProps(isSending)}>
        <TextField
          multiline
          maxRows={10}
          placeholder={`Write something to ${group.name}`}
          value={draft.text}
          onChange={({ target }) => draft.change(target.value)}
          onKeyDown={sendOnControlEnter(send)}
          slotProps={{ htmlInput: { 'aria-label': `Write something to ${group.name}`, dir: 'auto', readOnly: isSending } }}
        />
        {state.kind === 'failed' && <Alert severity="error">Your post is not published. It is kept here. {state.reason}</Alert>}
        <Button variant="contained" disabled={text === ''} loading={isSending} onClick={send} sx={{ alignSelf: 'flex-end' }}>
          Post
        </Button>
      </Stack>
    </Card>
  );
}
