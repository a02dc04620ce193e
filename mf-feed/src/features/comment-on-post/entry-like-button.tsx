import { refusalMessage } from '@social/api/refusal-message';
import { formatCount, notifyIfRefused, formatCompactCount, SeenText } from '@social/ui';
import { useToggle } from '@social/data';
import { usePageSettings } from '@social/session';
import { EntryAction } from './entry-action';
import { toEntryKey, type Entry } from './entry';
import { entryLikes } from './entry-likes';

/** Likes a comment or reply, or takes the like back. */
export function EntryLikeButton({ entry }: { entry: Entry }) {
  const { isOn, toggle, adjust } = useToggle(entryLikes, toEntryKey(entry), entry.isLiked, entry.readAt);
  const { locale } = usePageSettings();
  const count = adjust(entry.likeCount);

  function handleClick() {
    void notifyIfRefused(
      toggle(),
      refusalMessage(
        isOn
          ? `Your like could not be taken back. You still like the ${entry.kind}.`
          : `Your like did not get through. You have not liked the ${entry.kind}.`,
      ),
    );
  }

  return (
    <EntryAction
      aria-pressed={isOn}
      aria-label={`Like this ${entry.kind}, ${formatCount(count, 'like', locale)}`}
      color={isOn ? 'primary' : 'inherit'}
      onClick={handleClick}
    >
      Like
      <SeenText data-text={`${isOn ? 'd' : ''}${count > 0 ? ` · ${formatCompactCount(count, locale)}` : ''}`} />
    </EntryAction>
  );
}
