import { failureMessage } from '@social/api/failure-message';
import { usePageSettings } from '@social/session';
import { ErrorState, styled } from '@social/ui';
import type { Outgoing } from '../../lib/outbox/outgoing';
import { TalkLines } from './talk-lines';
import { OutgoingItem, type OutgoingActions } from './outgoing-item';

export type UnreachableTalkProps = { error: Error; onRetry: () => void; outgoing: readonly Outgoing[]; actions: OutgoingActions };

/** A talk that could not be fetched: what the member has written stands here all the same. */
export function UnreachableTalk({ error, onRetry, outgoing, actions }: UnreachableTalkProps) {
  const format = usePageSettings();
  return (
    <Frame role="region" aria-label="Messages that wait" tabIndex={0}>
      <ErrorState title="Messages could not be loaded" detail={failureMessage(error)} onRetry={onRetry} />
      <TalkLines>
        {outgoing.map((message) => (
          <OutgoingItem key={message.id} outgoing={message} format={format} actions={actions} />
        ))}
      </TalkLines>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  background: theme.vars.palette.background.default,
}));
