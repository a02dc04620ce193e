import { toVisibleText } from '@social/text-grammar/visible-text';
import { describePhotos } from '@social/api/posts/describe-photos';
import type { Post } from '@social/api/posts/post';
import { toDraftKey } from '@social/data/drafts/draft';
import { useFormEdits } from '@social/data/drafts/use-form-edits';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, DialogHeader, notify, styled } from '@social/ui';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { Dialog } from '@social/ui/forms';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useId, type SubmitEvent } from 'react';
import { postChanges } from '../../lib/post-changes';
import { DescribedPicture, MAX_CHARACTERS } from './described-picture';

export type DescribeDialogProps = { post: Post; onClose: () => void };

/** Describes the pictures of one's own published post, beginning with the first that has no description. What is typed stays in this browser until it is saved. */
export function DescribeDialog({ post, onClose }: DescribeDialogProps) {
  const titleId = useId();
  const userId = useSession((session) => session.userId);
  const { state, submit } = useSubmit();
  const photos = post.media.kind === 'photos' ? post.media.photos : [];
  const saved = Object.fromEntries(photos.map(({ alt }, at) => [String(at), alt]));
  const draft = useFormEdits(toDraftKey(userId, `describe_post_${post.id}`), saved);
  const texts = photos.map(({ alt }, at) => draft.texts[at] ?? alt);
  const firstEmpty = texts.findIndex((text) => toVisibleText(text) === '');
  const labelOf = (at: number) =>
    photos.length > 1 ? t('Description of picture {number}', { number: at + 1 }) : t('Description of the picture');

  async function save() {
    const descriptions = texts.map((description) => toVisibleText(description));
    await describePhotos(apiClient, post.id, descriptions);
    postChanges.add(post.id, (shown) => withDescriptions(shown, descriptions), 'descriptions');
    draft.clear();
    onClose();
    void notify({ severity: 'success', message: t('The descriptions are saved.') });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!texts.some((text) => isTooLong(text, MAX_CHARACTERS))) void submit(save);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Content noValidate onSubmit={handleSubmit}>
        <DialogHeader titleId={titleId} title={t('Describe pictures')} onClose={onClose} />
        {photos.map(({ url }, at) => (
          <DescribedPicture
            key={url}
            url={url}
            label={labelOf(at)}
            text={texts[at] ?? ''}
            isFocused={at === Math.max(firstEmpty, 0)}
            onChange={(description) => draft.change({ [at]: description })}
          />
        ))}
        {draft.conflicts.map((at) => (
          <ConflictNotice
            key={at}
            label={labelOf(Number(at))}
            saved={saved[at] ?? ''}
            onUseMine={() => draft.resolve(at, 'keep')}
            onUseSaved={() => draft.resolve(at, 'drop')}
          />
        ))}
        {state.kind === 'failed' && (
          <Alert severity="error">{t('Nothing was changed, and your texts are kept here. {reason}', { reason: state.reason })}</Alert>
        )}
        <Buttons>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={state.kind === 'sending'}>
            {t('Save')}
          </Button>
        </Buttons>
      </Content>
    </Dialog>
  );
}

function withDescriptions(post: Post, descriptions: readonly string[]): Post {
  if (post.media.kind !== 'photos') return post;
  const photos = post.media.photos.map((photo, at) => ({ ...photo, alt: descriptions[at] ?? photo.alt }));
  return { ...post, media: { ...post.media, photos } };
}

const Content = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2.5) }));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(1) }));
