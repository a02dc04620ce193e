import type { Message } from '@social/api/chats/message';
import { usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { Button, CircularProgress, styled, Typography, VisuallyHidden } from '@social/ui';
import type { ReactNode } from 'react';
import type { Outgoing } from '../../lib/outgoing-message';
import type { Thread } from '../../lib/thread';
import type { Delivery } from './delivery-tick';
import { ScrollAnchoring, ROUNDING_PADDING_PX } from './scroll-anchoring';
import { moveBetweenMessages } from './move-between-messages';
import { MessageItem, type MessageCallbacks } from './message-item';
import { toMessageRows, type MessageRow } from './message-rows';
import { OutgoingItem, type OutgoingActions } from './outgoing-item';
import { MessageLines } from './message-lines';
import { TimePill } from './time-pill';
import { UnreadSeparator } from './unread-separator';
import type { JumpTarget } from './use-message-jump';
import { useMessageScroll } from './use-message-scroll';
import { useSwipeToReply } from './use-swipe-to-reply';
import type { OlderMessages } from './use-older-messages';

export type MessageListProps = {
  thread: Thread;
  outgoing: readonly Outgoing[];
  /** The name of the recipient. */
  name: string;
  isGroup: boolean;
  /** When the recipient was last online. */
  lastSeenAt: Date | null;
  older: OlderMessages;
  /** The message that a search has led to. */
  target: JumpTarget | null;
  outgoingActions: OutgoingActions;
  onReply: (message: Message) => void;
} & MessageCallbacks;

/** Lists the messages of a conversation, oldest on top, and opens at the first unread one. Virtualized. */
export function MessageList({
  thread,
  outgoing,
  name,
  isGroup,
  lastSeenAt,
  older,
  target,
  outgoingActions,
  onReply,
  ...callbacks
}: MessageListProps) {
  const format = usePageSettings();
  const scroll = useMessageScroll({ thread, target, canLoadOlder: thread.hasOlder && older.kind === 'idle', onLoadOlder: older.load });
  const { scroller, list, range, isAtEnd, newCount } = scroll;
  const { messages, firstUnreadId } = thread;
  useSwipeToReply(list, messages, onReply);

  function renderRow(row: MessageRow): ReactNode {
    switch (row.kind) {
      case 'time':
        return <TimePill key={row.key} at={row.at} format={format} />;
      case 'unread':
        return <UnreadSeparator key={row.key} />;
      case 'message': {
        const { message, startsRun, endsRun } = row;
        return (
          <MessageItem
            key={row.key}
            {...{ message, startsRun, endsRun, format }}
            showsAuthor={isGroup}
            isTarget={message.id === target?.id}
            isLast={message.id === messages.at(-1)?.id}
            delivery={message.isMine ? getDelivery(message, lastSeenAt) : null}
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
      <Scroller ref={scroller} role="region" aria-label={t('Messages with {name}', { name })} tabIndex={0} onScroll={scroll.handleScroll}>
        <OlderNotice older={older} />
        <ScrollAnchoring scroller={scroller} list={list} isAtEnd={scroll.readIsAtEnd}>
          <Rows ref={list} onKeyDown={moveBetweenMessages}>
            {toMessageRows({ messages, start: range.start, end: range.end, firstUnreadId, outgoing, format }).map(renderRow)}
          </Rows>
        </ScrollAnchoring>
      </Scroller>
      <VisuallyHidden role="status">{getAnnouncement(messages.at(-1))}</VisuallyHidden>
      {!isAtEnd && (
        <ToNewest variant="contained" onClick={scroll.goToNewest}>
          {newCount > 0 ? plural(newCount, { one: '{count} new message', other: '{count} new messages' }) : t('Latest messages')}
        </ToNewest>
      )}
    </Frame>
  );
}

/** The wire says only whether a message was read. It is delivered once the recipient was online after it was sent. */
function getDelivery({ readAt, sentAt }: Message, lastSeenAt: Date | null): Delivery {
  if (readAt !== null) return 'read';
  return sentAt && lastSeenAt && lastSeenAt > sentAt ? 'delivered' : 'sent';
}

function OlderNotice({ older }: { older: OlderMessages }) {
  return (
    <Top>
      {older.kind === 'loading' && <CircularProgress size={20} aria-label={t('Loading older messages')} />}
      {older.kind === 'failed' && (
        <Typography variant="body2" role="alert">
          {t('Older messages could not be loaded.')} {older.reason} <Button onClick={older.load}>{t('Retry')}</Button>
        </Typography>
      )}
    </Top>
  );
}

/** Announces the newest message to screen readers, unless it is the member's own. */
function getAnnouncement(message: Message | undefined): string {
  return message && !message.isMine ? `${message.author?.name ?? t('New message')}: ${message.text || t('Attachment')}` : '';
}

const Frame = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  '@media print': { display: 'block' },
});

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // `ScrollAnchoring` replaces the scroll anchoring of the browser.
  overflowAnchor: 'none',
  paddingTop: ROUNDING_PADDING_PX,
  background: theme.vars.palette.background.default,
  display: 'flex',
  flexDirection: 'column',
  '&:focus-visible': { outlineOffset: -3 },
  '@media print': { display: 'block', overflow: 'visible' },
}));

/** Aligns a short list to the bottom, above the message box. */
const Rows = styled(MessageLines)({ margin: 'auto 0 0' });

const Top = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 32, flexShrink: 0 });

const ToNewest = styled(Button)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(1.5),
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  boxShadow: theme.shadows[4],
}));
