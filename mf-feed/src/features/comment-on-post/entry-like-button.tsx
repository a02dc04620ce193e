import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { usePageSettings } from '@social/session';
import { notifyIfRefused } from '@social/ui';
import { CommentLikeButton } from '@social/ui/comments/comment-like-button';
import { toEntryKey, type Entry } from './entry';
import { entryLikes } from './entry-likes';

/** Likes a comment or reply, or takes the like back. */
export function EntryLikeButton({ entry }: { entry: Entry }) {
  const { value: isOn, set, adjust } = useOptimisticValue(entryLikes, toEntryKey(entry), entry.isLiked ?? undefined, entry.readAt);
  const { locale } = usePageSettings();
  return (
    <CommentLikeButton
      kind={entry.kind}
      isOn={isOn}
      count={adjust(entry.likeCount)}
      locale={locale}
      onChange={(isLiked, refusedText) => void notifyIfRefused(set(isLiked), refusalMessage(refusedText))}
    />
  );
}
