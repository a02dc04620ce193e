import type { BlogComment } from '@social/api/blogs/blog-comment';
import { refusalMessage } from '@social/api/refusal-message';
import { findAppRoute } from '@social/api/site/find-app-route';
import { useToggle } from '@social/data';
import { usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { formatNumber, PersonAvatar, RelativeTime, RichText, notifyIfRefused, formatCompactCount, SeenText, styled } from '@social/ui';
import type { ReactNode } from 'react';
import { CommentAction } from './comment-action';
import { commentLikes } from './comment-likes';
import { removeComment, toRowId } from './remove-comment';

export type CommentRowProps = {
  comment: BlogComment;
  noun: 'comment' | 'reply';
  onReply?: () => void;
  /** The replies. */
  children?: ReactNode;
};

export function getAuthorName({ author }: BlogComment): string {
  return author?.name || t('Someone');
}

/** Shows a comment or reply with its actions. Only its author can delete it. */
export function CommentRow({ comment, noun, onReply, children }: CommentRowProps) {
  const { locale, timeZone, mediaBaseUrl } = usePageSettings();
  const name = getAuthorName(comment);

  return (
    <Row
      id={toRowId(comment.id)}
      tabIndex={-1}
      aria-label={noun === 'comment' ? t('Comment by {name}', { name }) : t('Reply by {name}', { name })}
    >
      <PersonAvatar name={name} avatarUrl={comment.author?.avatarUrl ?? null} size={noun === 'comment' ? 36 : 28} />
      <TextColumn>
        <Bubble>
          <strong dir="auto">{name}</strong>
          <RichText html={comment.html} plainText={comment.plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
        </Bubble>
        <Actions>
          <RelativeTime date={comment.createdAt} locale={locale} timeZone={timeZone} length="narrow" />
          <LikeCommentButton comment={comment} noun={noun} />
          {onReply && <CommentAction onClick={onReply}>{t('Reply')}</CommentAction>}
          {comment.isMine && <CommentAction onClick={() => void removeComment(comment.id)}>{t('Delete')}</CommentAction>}
        </Actions>
        {children}
      </TextColumn>
    </Row>
  );
}

const likeTexts = {
  comment: {
    label: t('Like this comment'),
    notTakenBack: t('Your like could not be taken back. You still like the comment.'),
    notLiked: t('Your like did not get through. You have not liked the comment.'),
  },
  reply: {
    label: t('Like this reply'),
    notTakenBack: t('Your like could not be taken back. You still like the reply.'),
    notLiked: t('Your like did not get through. You have not liked the reply.'),
  },
};

function LikeCommentButton({ comment, noun }: Pick<CommentRowProps, 'comment' | 'noun'>) {
  const { isOn, toggle, adjust } = useToggle(commentLikes, comment.id, comment.isLiked, comment.readAt);
  const { locale } = usePageSettings();
  const count = adjust(comment.likeCount);
  const texts = likeTexts[noun];

  return (
    <CommentAction
      aria-pressed={isOn}
      aria-label={`${texts.label}, ${plural(count, { one: '{count} like', other: '{count} likes' }, { count: formatNumber(count, locale) })}`}
      color={isOn ? 'primary' : 'inherit'}
      onClick={() => void notifyIfRefused(toggle(), refusalMessage(isOn ? texts.notTakenBack : texts.notLiked))}
    >
      {t('Like')}
      <SeenText data-text={`${isOn ? 'd' : ''}${count > 0 ? ` · ${formatCompactCount(count, locale)}` : ''}`} />
    </CommentAction>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  alignItems: 'flex-start',
  borderRadius: 16,
  '&:focus:not(:focus-visible)': { outline: 'none' },
}));

const TextColumn = styled('div')({ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start', '& > *': { maxWidth: '100%' } });

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 1.5),
  borderRadius: '4px 16px 16px 16px',
  backgroundColor: theme.vars.palette.action.hover,
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: theme.spacing(0.25, 0.75),
  color: theme.vars.palette.text.secondary,
}));
