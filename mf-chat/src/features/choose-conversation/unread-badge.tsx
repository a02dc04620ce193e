import { styled, VisuallyHidden } from '@social/ui';

const MOST_SHOWN = 99;

/** How much is unread; nothing where all is read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Pill>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <VisuallyHidden> unread</VisuallyHidden>
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
