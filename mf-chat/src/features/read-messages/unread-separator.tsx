import { t } from '@social/texts';
import { styled } from '@social/ui';

/** Marks the first unread message. */
export function UnreadSeparator() {
  return (
    <li>
      <Line role="separator" aria-label={t('New messages')} data-unread-line>
        <span aria-hidden>{t('New messages')}</span>
      </Line>
    </li>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: 1.4,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2, 0.5),
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid currentColor', opacity: 0.5 },
}));
