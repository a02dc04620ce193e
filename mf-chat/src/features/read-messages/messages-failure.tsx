import { failureMessage } from '@social/api/failure-message';
import { usePageSettings } from '@social/session';
import { ErrorState, styled } from '@social/ui';
import type { Outgoing } from '../../lib/outgoing-message';
import { MessageLines } from './message-lines';
import { OutgoingItem, type OutgoingActions } from './outgoing-item';

export type MessagesFailureProps = { error: Error; onRetry: () => void; outgoing: readonly Outgoing[]; actions: OutgoingActions };

/** Replaces messages that could not be fetched. Shows the outgoing ones nevertheless. */
export function MessagesFailure({ error, onRetry, outgoing, actions }: MessagesFailureProps) {
  const format = usePageSettings();
  return (
    <Frame role="region" aria-label="Messages that wait" tabIndex={0}>
      <ErrorState title="Messages could not be loaded" detail={failureMessage(error)} onRetry={onRetry} />
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
  overflowY: 'auto',
  background: theme.vars.palette.background.default,
}));
