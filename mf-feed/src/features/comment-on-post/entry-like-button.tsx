import { refusalMessage } from '@social/api/refusal-message';
import { plural, t } from '@social/texts';
import { formatNumber, notifyIfRefused, formatCompactCount, SeenText } from '@social/ui';
import { useToggle } from '@social/data';
import { usePageSettings } from '@social/session';
import { EntryAction } from './entry-action';
import { toEntryKey, type Entry } from './entry';
import { entryLikes } from './entry-likes';

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

/** Likes a comment or reply, or takes the like back. */
export function EntryLikeButton({ entry }: { entry: Entry }) {
  const { isOn, toggle, adjust } = useToggle(entryLikes, toEntryKey(entry), entry.isLiked, entry.readAt);
  const { locale } = usePageSettings();
  const count = adjust(entry.likeCount);
  const texts = likeTexts[entry.kind];

  function handleClick() {
    void notifyIfRefused(toggle(), refusalMessage(isOn ? texts.notTakenBack : texts.notLiked));
  }

  return (
    <EntryAction
      aria-pressed={isOn}
      aria-label={`${texts.label}, ${plural(count, { one: '{count} like', other: '{count} likes' }, { count: formatNumber(count, locale) })}`}
      color={isOn ? 'primary' : 'inherit'}
      onClick={handleClick}
    >
      {t('Like')}
      <SeenText data-text={`${isOn ? 'd' : ''}${count > 0 ? ` · ${formatCompactCount(count, locale)}` : ''}`} />
    </EntryAction>
  );
}
