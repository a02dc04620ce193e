import { usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { CommentIcon, formatNumber, formatCompactCount } from '@social/ui';
import type { Ref } from 'react';
import { PostButton } from '../../lib/post-button';

export type CommentsButtonProps = { count: number; isOpen: boolean; onToggle: () => void; ref?: Ref<HTMLButtonElement> };

/** Shows the number of comments and toggles them. */
export function CommentsButton({ count, isOpen, onToggle, ref }: CommentsButtonProps) {
  const { locale } = usePageSettings();
  const name = `${t('Comments')}, ${plural(count, { one: '{count} comment', other: '{count} comments' }, { count: formatNumber(count, locale) })}`;
  return (
    <PostButton ref={ref} color="inherit" aria-expanded={isOpen} aria-label={name} title={name} onClick={onToggle}>
      <CommentIcon fontSize="small" />
      {count > 0 && formatCompactCount(count, locale)}
    </PostButton>
  );
}
