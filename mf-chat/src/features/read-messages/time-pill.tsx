import { minuteClock, styled } from '@social/ui';
import { useSyncExternalStore } from 'react';
import { formatPillTime, type TimeFormat } from '../../lib/chat-times';

/** Shows when the messages below were sent: "Today" becomes "Yesterday" at midnight. */
export function TimePill({ at, format }: { at: Date; format: TimeFormat }) {
  const nowMs = useSyncExternalStore(minuteClock.subscribe, minuteClock.now);
  return (
    <PillLine>
      <Pill dateTime={at.toISOString()}>{formatPillTime(at, new Date(nowMs), format)}</Pill>
    </PillLine>
  );
}

const PillLine = styled('li')(({ theme }) => ({ display: 'flex', justifyContent: 'center', padding: theme.spacing(2, 2, 0.5) }));

const Pill = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: 1.4,
  padding: theme.spacing(0.25, 1.5),
  borderRadius: 999,
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
