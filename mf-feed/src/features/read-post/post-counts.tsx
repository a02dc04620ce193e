import { usePageSettings } from '@social/session';
import { ShareIcon, styled, VisuallyHidden } from '@social/ui';
import { countWords, shortCount } from '../../lib/count-words';

/** How often a post was shared. */
export function ShareCount({ count }: { count: number }) {
  const { locale } = usePageSettings();
  return (
    <Pair title={countWords(count, 'share', locale)}>
      <ShareIcon fontSize="small" aria-hidden />
      <span aria-hidden>{shortCount(count, locale)}</span>
      <VisuallyHidden>{countWords(count, 'share', locale)}</VisuallyHidden>
    </Pair>
  );
}

const Pair = styled('span')(({ theme }) => ({ display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.75) }));
