import type { Message } from '@social/api/chats/message';
import { usePageSettings } from '@social/session';
import { Button, CircularProgress, styled, Typography, VisuallyHidden } from '@social/ui';
import type { ReactNode } from 'react';
import type { Outgoing } from '../../lib/outbox/outgoing';
import type { Thread } from '../../lib/thread';
import type { Delivery } from './delivery-tick';
import { KeepPlace, SPARE_PX } from './keep-place';
import { moveBetweenMessages } from './move-between-messages';
import { MessageItem, type MessageCallbacks } from './message-item';
import { rowsOf, type MessageRow } from './message-rows';
import { OutgoingItem, type OutgoingActions } from './outgoing-item';
import { TalkLines } from './talk-lines';
import { TimePill } from './time-pill';
import { UnreadLine } from './unread-line';
import { useChatScroll } from './use-chat-scroll';
import type { OlderMessages } from './use-older-messages';

export type MessageListProps = {
  thread: Thread;
  outgoing: readonly Outgoing[];
  /** Names the talk: 'Asha Rao'. */
  name: string;
  isGroup: boolean;
  /** When the other one was last here. */
  seenAt: Date | null;
  older: OlderMessages;
  outgoingActions: OutgoingActions;
} & MessageCallbacks;

/** The messages of a talk, oldest on top, opened at what is unread. Only those near what is looked at are drawn. */
export function MessageList({ thread, outgoing, name, isGroup, seenAt, older, outgoingActions, ...callbacks }: MessageListProps) {
  const format = usePageSettings();
  const scroll = useChatScroll({ thread, canReadOlder: thread.hasOlder && older.kind === 'idle', onOlder: older.read });
  const { scroller, list, shown, isAtEnd, newCount } = scroll;
  const { messages, firstUnreadId } = thread;

  function draw(row: MessageRow): ReactNode {
    switch (row.kind) {
      case 'time':
        return <TimePill key={row.key} at={row.at} format={format} />;
      case 'unread':
        return <UnreadLine key={row.key} />;
      case 'message': {
        const { message, startsRun, endsRun } = row;
        return (
          <MessageItem
            key={row.key}
            {...{ message, startsRun, endsRun, format }}
            showsAuthor={isGroup}
            isLast={message.id === messages.at(-1)?.id}
            delivery={message.isMine ? deliveryOf(message, seenAt) : null}
            {...callbacks}
          />
        );
      }
      case 'outgoing':
        return <OutgoingItem key={row.key} outgoing={row.outgoing} format={format} actions={outgoingActions} />;
    }
  }

  return (
    <Frame>
      <Scroller ref={scroller} role="region" aria-label={`Messages with ${name}`} tabIndex={0} onScroll={scroll.handleScroll}>
        <OlderNotice older={older} />
        <KeepPlace scroller={scroller} list={list} isAtEnd={scroll.readIsAtEnd}>
          <Rows ref={list} onKeyDown={moveBetweenMessages}>
            {rowsOf({ messages, start: shown.start, end: shown.end, firstUnreadId, outgoing, format }).map(draw)}
          </Rows>
        </KeepPlace>
      </Scroller>
      <VisuallyHidden role="status">{spoken(messages.at(-1))}</VisuallyHidden>
      {!isAtEnd && (
        <ToNewest variant="contained" onClick={scroll.goToNewest}>
          {newCount > 0 ? `${newCount} new ${newCount === 1 ? 'message' : 'messages'}` : 'Latest messages'}
        </ToNewest>
      )}
    </Frame>
  );
}

/** The wire tells only whether it was read. Who was here after it was sent has it. */
function deliveryOf({ readAt, sentAt }: Message, seenAt: Date | null): Delivery {
  if (readAt !== null) return 'read';
  return sentAt && seenAt && seenAt > sentAt ? 'delivered' : 'sent';
}

function OlderNotice({ older }: { older: OlderMessages }) {
  return (
    <Top>
      {older.kind === 'loading' && <CircularProgress size={20} aria-label="Loading older messages" />}
      {older.kind === 'failed' && (
        <Typography variant="body2" role="alert">
          Older messages could not be loaded. {older.reason} <Button onClick={older.read}>Retry</Button>
        </Typography>
      )}
    </Top>
  );
}

/** For those who listen: the newest message, where it is somebody else's. */
function spoken(message: Message | undefined): string {
  return message && !message.isMine ? `${message.author?.name ?? 'New message'}: ${message.text || 'Attachment'}` : '';
}

const Frame = styled('div')({ position: 'relative', flex: 1, minHeight: 0, display: 'flex' });

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What is read is kept in place by `KeepPlace`; two who do it would do it twice.
  overflowAnchor: 'none',
  paddingTop: SPARE_PX,
  background: theme.vars.palette.background.default,
  display: 'flex',
  flexDirection: 'column',
  '&:focus-visible': { outlineOffset: -3 },
}));

/** Few messages stand at the bottom, above the box. */
const Rows = styled(TalkLines)({ margin: 'auto 0 0' });

const Top = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 32, flexShrink: 0 });

const ToNewest = styled(Button)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(1.5),
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  boxShadow: theme.shadows[4],
}));
