import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import { sharePost, type ShareTarget } from '@social/api/posts/share-post';
import { apiClient, useSession, useDraft } from '@social/session';
import { Button, notify, styled, Tab, Tabs, TextField, Typography } from '@social/ui';
import { useState } from 'react';
import { postChanges } from '../../lib/post-changes';
import { PlaceList } from './place-list';
import { targetOf, type Place, type Where } from './share-target';

export type ShareHereProps = { post: Post; onShared: () => void };

type Sending = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

/** Shares a post as a new one, with words of one's own. What is typed stays until it is shared. */
export function ShareHere({ post, onShared }: ShareHereProps) {
  const userId = useSession((session) => session.userId);
  const [where, setWhere] = useState<Where>('timeline');
  const [place, setPlace] = useState<Place | null>(null);
  const [sending, setSending] = useState<Sending>({ kind: 'no' });
  const draft = useDraft(`share_${post.id}`);
  const target = targetOf(where, place, userId);

  async function share(chosen: ShareTarget) {
    setSending({ kind: 'now' });
    try {
      await sharePost(apiClient, post.id, chosen, draft.text.trim());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setSending({ kind: 'failed', error });
    }
    draft.clear();
    postChanges.add(post.id, (current) => ({ ...current, shareCount: current.shareCount + 1 }));
    onShared();
    await notify({ severity: 'success', message: place ? `The post is shared to ${place.name}.` : 'The post is shared to your timeline.' });
  }

  function choose(next: Where) {
    setWhere(next);
    setPlace(null);
    setSending({ kind: 'no' });
  }

  return (
    <>
      <Tabs value={where} variant="fullWidth" aria-label="Share to" onChange={(_event, next: Where) => choose(next)}>
        <Tab value="timeline" label="Timeline" />
        <Tab value="page" label="Page" />
        <Tab value="group" label="Group" />
      </Tabs>
      {where !== 'timeline' && <PlaceList key={where} where={where} userId={userId} chosen={place} onChoose={setPlace} />}
      <TextField
        multiline
        minRows={2}
        maxRows={6}
        placeholder="Say something about it"
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Say something about it', dir: 'auto', readOnly: sending.kind === 'now' } }}
      />
      {sending.kind === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          The post was not shared. Your text is kept here. {failureMessage(sending.error)}
        </Typography>
      )}
      <Send>
        {target === null && <Hint>{where === 'page' ? 'Choose a page first.' : 'Choose a group first.'}</Hint>}
        <Button
          variant="contained"
          disabled={target === null}
          loading={sending.kind === 'now'}
          onClick={() => target && void share(target)}
        >
          Share
        </Button>
      </Send>
    </>
  );
}

const Send = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: theme.spacing(1.5) }));

const Hint = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
