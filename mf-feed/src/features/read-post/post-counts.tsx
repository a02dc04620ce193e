import { usePageSettings } from '@social/session';
import { CommentIcon, ShareIcon, styled, VisuallyHidden } from '@social/ui';
import type { ReactNode } from 'react';
import { countWords, shortCount } from '../../lib/count-words';

export type PostCountsProps = { commentCount: number; shareCount: number };

/** How often a post was answered and shared. */
export function PostCounts({ commentCount, shareCount }: PostCountsProps) {
  return (
    <Counts>
      <Count count={commentCount} singular="comment" icon={<CommentIcon fontSize="small" aria-hidden />} />
      <Count count={shareCount} singular="share" icon={<ShareIcon fontSize="small" aria-hidden />} />
    </Counts>
  );
}

function Count({ count, singular, icon }: { count: number; singular: string; icon: ReactNode }) {
  const { locale } = usePageSettings();
  return (
    <Pair title={countWords(count, singular, locale)}>
      {icon}
      <span aria-hidden>{shortCount(count, locale)}</span>
      <VisuallyHidden>{countWords(count, singular, locale)}</VisuallyHidden>
    </Pair>
  );
}

const Counts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: 1,
  gap: theme.spacing(2.5),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Pair = styled('span')(({ theme }) => ({ display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.75) }));
