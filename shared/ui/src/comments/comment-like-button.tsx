import { plural, t } from '@social/texts';
import { formatCompactCount, formatNumber, SeenText } from '@social/ui';
import { CommentAction } from './comment-action';

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

export type CommentLikeButtonProps = {
  kind: 'comment' | 'reply';
  isOn: boolean;
  count: number;
  locale: string;
  /** `refusedText` is for a refusal of the change. */
  onChange: (isOn: boolean, refusedText: string) => void;
};

/** Likes a comment or reply, or takes the like back. */
export function CommentLikeButton({ kind, isOn, count, locale, onChange }: CommentLikeButtonProps) {
  const texts = likeTexts[kind];
  return (
    <CommentAction
      aria-pressed={isOn}
      aria-label={`${texts.label}, ${plural(count, { one: '{count} like', other: '{count} likes' }, { count: formatNumber(count, locale) })}`}
      color={isOn ? 'primary' : 'inherit'}
      onClick={() => onChange(!isOn, isOn ? texts.notTakenBack : texts.notLiked)}
    >
      {t('Like')}
      <SeenText data-text={`${isOn ? 'd' : ''}${count > 0 ? ` · ${formatCompactCount(count, locale)}` : ''}`} />
    </CommentAction>
  );
}
