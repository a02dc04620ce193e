import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Post } from '@social/api/posts/post';
import { sharePost, type ShareTarget } from '@social/api/posts/share-post';
import { newId } from '@social/data';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, notify, styled, TabItem, TabList, tabProps, Typography } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useState } from 'react';
import { postChanges } from '../../lib/post-changes';
import { useSubmit } from '@social/data/outbox/use-submit';
import { DestinationList } from './destination-list';
import { toShareTarget, type ShareDestination, type DestinationKind } from './share-target';

const destinationKinds: { value: DestinationKind; label: string }[] = [
  { value: 'timeline', label: t('Timeline') },
  { value: 'page', label: t('Page') },
  { value: 'group', label: t('Group') },
];

const MAX_CHARACTERS = 10_000;

export type ShareOnSiteProps = { post: Post; onShared: () => void };

/** Shares a post as a new one with a text. The draft stays until it is shared. */
export function ShareOnSite({ post, onShared }: ShareOnSiteProps) {
  const userId = useSession((session) => session.userId);
  const [kind, setKind] = useState<DestinationKind>('timeline');
  const [destination, setDestination] = useState<ShareDestination | null>(null);
  const { state, submit, reset } = useSubmit();
  const [idempotencyKey] = useState(newId);
  const draft = useTextDraft(userId, `share_${post.id}`);
  const target = toShareTarget(kind, destination, userId);

  async function share(shareTarget: ShareTarget) {
    await sharePost(apiClient, post.id, shareTarget, toVisibleText(draft.text), { idempotencyKey });
    draft.clear();
    postChanges.add(post.id, (current) => ({ ...current, shareCount: current.shareCount + 1 }));
    onShared();
    void notify({
      severity: 'success',
      message: destination ? t('The post is shared to {name}.', { name: destination.name }) : t('The post is shared to your timeline.'),
    });
  }

  function selectKind(next: DestinationKind) {
    setKind(next);
    setDestination(null);
    reset();
  }

  return (
    <>
      <TabList aria-label={t('Share to')}>
        {destinationKinds.map(({ value, label }) => (
          <TabItem key={value} {...tabProps(value === kind)} onClick={() => selectKind(value)}>
            {label}
          </TabItem>
        ))}
      </TabList>
      {kind !== 'timeline' && <DestinationList key={kind} kind={kind} userId={userId} selected={destination} onSelect={setDestination} />}
      <LimitedField
        maxCharacters={MAX_CHARACTERS}
        multiline
        minRows={2}
        maxRows={6}
        placeholder={t('Say something about it')}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('Say something about it'), dir: 'auto', readOnly: state.kind === 'sending' } }}
      />
      {state.kind === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          {t('The post was not shared. Your text is kept here. {reason}', { reason: state.reason })}
        </Typography>
      )}
      <Send>
        {target === null && <Hint>{kind === 'page' ? t('Choose a page first.') : t('Choose a group first.')}</Hint>}
        <Button
          variant="contained"
          disabled={target === null || isTooLong(draft.text, MAX_CHARACTERS)}
          loading={state.kind === 'sending'}
          onClick={() => target && void submit(() => share(target))}
        >
          {t('Share')}
        </Button>
      </Send>
    </>
  );
}

const Send = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: theme.spacing(1.5) }));

const Hint = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
