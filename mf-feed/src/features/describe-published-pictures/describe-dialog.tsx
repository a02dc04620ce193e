import { describePhotos } from '@social/api/posts/describe-photos';
import type { Post } from '@social/api/posts/post';
import { list, text } from '@social/api/wire';
import { toDraftKey } from '@social/data/drafts/draft';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import { useDraft } from '@social/data/drafts/use-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, DialogHeader, notify, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId, type SubmitEvent } from 'react';
import { postChanges } from '../../lib/post-changes';
import { DescribedPicture } from './described-picture';

export type DescribeDialogProps = { post: Post; onClose: () => void };

const draftCodec = jsonCodec<readonly string[]>({ empty: [], isEmpty: ({ length }) => length === 0, decoder: list(text) });

/** Describes the pictures of one's own published post, beginning with the first that has no description. What is typed stays in this browser until it is saved. */
export function DescribeDialog({ post, onClose }: DescribeDialogProps) {
  const titleId = useId();
  const userId = useSession((session) => session.userId);
  const draft = useDraft(toDraftKey(userId, `describe_post_${post.id}`), draftCodec);
  const { state, submit } = useSubmit();
  const photos = post.media.kind === 'photos' ? post.media.photos : [];
  const texts = photos.map(({ alt }, at) => draft.value[at] ?? alt);
  const firstEmpty = photos.findIndex((_, at) => (draft.value[at] ?? photos[at]?.alt ?? '').trim() === '');

  async function save() {
    const descriptions = texts.map((description) => description.trim());
    await describePhotos(apiClient, post.id, descriptions);
    postChanges.add(post.id, (shown) => withDescriptions(shown, descriptions), 'descriptions');
    draft.clear();
    onClose();
    void notify({ severity: 'success', message: t('The descriptions are saved.') });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit(save);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Content noValidate onSubmit={handleSubmit}>
        <DialogHeader titleId={titleId} title={t('Describe pictures')} onClose={onClose} />
        {photos.map(({ url }, at) => (
          <DescribedPicture
            key={url}
            url={url}
            label={photos.length > 1 ? t('Description of picture {number}', { number: at + 1 }) : t('Description of the picture')}
            text={texts[at] ?? ''}
            isFocused={at === Math.max(firstEmpty, 0)}
            onChange={(description) => draft.change(texts.map((other, index) => (index === at ? description : other)))}
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
