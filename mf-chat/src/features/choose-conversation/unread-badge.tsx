import { t } from '@social/texts';
import { styled, VisuallyHidden } from '@social/ui';

const MAX_SHOWN = 99;

/** Shows the number of unread messages, and nothing when all are read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Pill>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <VisuallyHidden> {t('unread')}</VisuallyHidden>
    </Pill>
  );
}

const Pill = styled('span')(({ theme }) => ({
  flexShrink: 0,
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  display: 'inline-grid',
  placeItems: 'center',
  fontSize: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
}));
