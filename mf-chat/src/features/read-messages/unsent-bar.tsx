import { canBeRetried } from '@social/data/outbox/outbox-item';
import { plural, t } from '@social/texts';
import { Button, styled } from '@social/ui';
import { useMessageOutbox, useOutgoing } from '../../lib/use-message-outbox';

/** Offers to resend everything when several messages failed, in whatever conversations. */
export function UnsentBar() {
  const outbox = useMessageOutbox();
  const failed = useOutgoing().filter(canBeRetried);
  if (failed.length < 2) return null;
  return (
    <Bar role="group" aria-label={t('Messages that were not sent')}>
      {plural(failed.length, { one: '{count} message was not sent.', other: '{count} messages were not sent.' })}
      <Button size="small" onClick={() => outbox?.retryAll()}>
        {t('Resend all')}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(0.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
