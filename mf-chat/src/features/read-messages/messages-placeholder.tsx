import { failureMessage } from '@social/api/failure-message';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, styled } from '@social/ui';
import type { Outgoing } from '../../lib/outgoing-message';
import { MessageLines } from './message-lines';
import { MessagesSkeleton } from './messages-skeleton';
import { OutgoingItem, type OutgoingActions } from './outgoing-item';

type MessagesPlaceholderProps = {
  thread: { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void };
  outgoing: readonly Outgoing[];
  actions: OutgoingActions;
};

/** Stands where messages are not there yet or could not be fetched. Shows the outgoing ones nevertheless. */
export function MessagesPlaceholder({ thread, outgoing, actions }: MessagesPlaceholderProps) {
  const format = usePageSettings();
  return (
    <Frame {...(outgoing.length > 0 && { role: 'region', 'aria-label': t('Messages that wait'), tabIndex: 0 })}>
      {thread.kind === 'loading' ? (
        <MessagesSkeleton />
      ) : (
        <ErrorState title={t('Messages could not be loaded')} detail={failureMessage(thread.error)} onRetry={thread.retry} />
      )}
      <MessageLines>
        {outgoing.map((message) => (
          <OutgoingItem key={message.id} outgoing={message} format={format} actions={actions} />
        ))}
      </MessageLines>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  background: theme.vars.palette.background.default,
}));
