import { styled } from '@social/ui';
import { useLiveStore, type LiveState } from '../../lib/live/live-store';

const texts: Record<LiveState | 'unreachable', { label: string; detail: string }> = {
  connecting: { label: 'Connecting', detail: 'Changes of others are shown in a moment' },
  live: { label: 'Live', detail: 'Changes of others are shown as they are made' },
  polling: { label: 'Every 5 s', detail: 'The stream of changes broke; everything is read again every 5 seconds' },
  unreachable: { label: 'Not reachable', detail: 'The registry does not answer; it is asked again every few seconds' },
};

/** Shows if changes of other operators arrive live. */
export function LiveIndicator() {
  const { state, isReachable } = useLiveStore();
  const shown = isReachable ? state : 'unreachable';
  const { label, detail } = texts[shown];
  return (
    <Indicator role="status" title={detail} data-state={shown}>
      {label}
    </Indicator>
  );
}

const Indicator = styled('span')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(0.75),
  fontWeight: 600,
  color: vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: 4, background: vars.palette.warning.main },
  '&[data-state="unreachable"]': { color: vars.palette.error.main },
  '&[data-state="unreachable"]::before': { background: vars.palette.error.main },
  '&[data-state="live"]::before': { background: vars.palette.success.main },
}));
