import { failureWords } from '@social/api/failure-words';
import { ErrorState, notify, styled } from '@social/ui';
import { useState } from 'react';
import { ConversationHeader } from '../features/meet-partner/conversation-header';
import { usePartner, type Partner } from '../features/meet-partner/use-partner';
import { MessageList } from '../features/read-messages/message-list';
import { MessagesSkeleton } from '../features/read-messages/messages-skeleton';
import { useOlderMessages } from '../features/read-messages/use-older-messages';
import { useThread, type ThreadState } from '../features/read-messages/use-thread';
import { MessageBox } from '../features/write-message/message-box';
import type { ConversationRef } from '../lib/conversation-ref';
import { useOutbox, useOutgoingOf, useSentMessages } from '../lib/outbox/use-outbox';
import { useRoomBelow } from './use-room-below';

/** One talk: whom it is with, what was said, and a box to say something. */
export function Conversation({ conversation: ref }: { conversation: ConversationRef }) {
  const room = useRoomBelow();
  const partner = usePartner(ref);
  const thread = useThread(ref);
  const outbox = useOutbox();
  const [text, setText] = useState('');
  useSentMessages();

  function send() {
    void outbox?.send(ref, { text: text.trim(), file: null, replyTo: null });
    setText('');
  }

  return (
    <Room ref={room}>
      <ConversationHeader partner={partner} profilePath={ref.kind === 'person' ? `/profile/${ref.id}` : null} />
      <Messages conversation={ref} state={thread} partner={partner} />
      <MessageBox name={partner.name} text={text} onChange={setText} onSend={send} canSend={text.trim() !== '' && outbox !== null} />
    </Room>
  );
}

function Messages({ conversation, state, partner }: { conversation: ConversationRef; state: ThreadState; partner: Partner }) {
  const outbox = useOutbox();
  const outgoing = useOutgoingOf(conversation);
  const older = useOlderMessages(conversation);

  function copy(text: string) {
    navigator.clipboard.writeText(text).then(
      () => notify({ severity: 'success', message: 'Message copied.' }),
      () => notify({ severity: 'error', message: 'This browser did not let the message be copied.' }),
    );
  }

  switch (state.kind) {
    case 'loading':
      return <MessagesSkeleton />;
    case 'failed':
      return <ErrorState title="Messages could not be loaded" detail={failureWords(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <MessageList
          thread={state.thread}
          outgoing={outgoing}
          name={partner.name}
          isGroup={conversation.kind === 'group'}
          seenAt={partner.seenAt}
          older={older}
          outgoingActions={{ retry: (id) => outbox?.retry(id), giveUp: (id) => outbox?.giveUp(id), copy }}
        />
      );
  }
}

/** As high as the rest of the screen; on a small one from edge to edge. */
const Room = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 360,
  height: 'calc(100dvh - var(--room-top, 90px))',
  margin: theme.spacing(-2),
  overflow: 'hidden',
  background: (theme.vars ?? theme).palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    height: `calc(100dvh - var(--room-top, 24px) - ${theme.spacing(3)})`,
    margin: 0,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
}));
