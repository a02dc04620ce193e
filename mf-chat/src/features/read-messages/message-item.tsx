import type { Message } from '@social/api/chats/message';
import { PersonAvatar, styled, VisuallyHidden } from '@social/ui';
import { memo, type ReactNode } from 'react';
import { clockTime, type TimeFormat } from '../../lib/chat-times';
import { Bubble, BubbleLine, MessageLine, Meta } from './bubble';
import { DeliveryTick, type Delivery } from './delivery-tick';
import { LinkedText } from './linked-text';
import { MessageMedia } from './message-media';

export type MessageItemProps = {
  message: Message;
  startsRun: boolean;
  endsRun: boolean;
  /** Says who wrote it, in a talk of several. */
  showsAuthor: boolean;
  /** When the other one was last here: what was sent before has been delivered. */
  seenAt: Date | null;
  format: TimeFormat;
  onOpenPhoto?: ((message: Message) => void) | undefined;
  /** What can be done with it. */
  actions?: ((message: Message) => ReactNode) | undefined;
  /** What hangs on it: reactions. */
  marks?: ((message: Message) => ReactNode) | undefined;
};

/** One message: own ones on the right, others with their author on the left. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, startsRun, endsRun, showsAuthor, seenAt, format, onOpenPhoto, actions, marks } = props;
  const author = message.author?.name || 'Unknown User';
  const isBare = message.text === '' && (message.kind === 'image' || message.kind === 'sticker' || message.kind === 'gif');
  return (
    <MessageLine
      data-side={message.isMine ? 'right' : 'left'}
      data-starts={startsRun || undefined}
      data-ends={endsRun || undefined}
      data-message-id={message.id}
    >
      {!message.isMine && <span>{endsRun && <PersonAvatar name={author} avatarUrl={message.author?.avatarUrl ?? null} size={32} />}</span>}
      <div>
        {showsAuthor && startsRun && !message.isMine && (
          <Author aria-hidden dir="auto">
            {author}
          </Author>
        )}
        <BubbleLine>
          <Bubble data-bare={isBare || undefined}>
            <VisuallyHidden>{message.isMine ? 'You' : author}: </VisuallyHidden>
            {message.replyTo && (
              <Quote dir="auto">
                <VisuallyHidden>In reply to: </VisuallyHidden>
                {message.replyTo.text || 'Attachment'}
              </Quote>
            )}
            <MessageMedia message={message} onOpenPhoto={onOpenPhoto} />
            {message.text !== '' && <LinkedText text={message.text} />}
            <Meta>
              {message.sentAt && <time dateTime={message.sentAt.toISOString()}>{clockTime(message.sentAt, format)}</time>}
              {message.isMine && <DeliveryTick delivery={deliveryOf(message, seenAt)} />}
            </Meta>
          </Bubble>
          {actions?.(message)}
        </BubbleLine>
        {marks?.(message)}
      </div>
    </MessageLine>
  );
});

/** The wire tells only whether it was read. Who was here after it was sent has it. */
function deliveryOf({ readAt, sentAt }: Message, seenAt: Date | null): Delivery {
  if (readAt !== null) return 'read';
  return sentAt && seenAt && seenAt > sentAt ? 'delivered' : 'sent';
}

const Author = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  padding: theme.spacing(0, 1.5, 0.25),
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 0.5),
  padding: theme.spacing(0.25, 1),
  borderInlineStart: '3px solid currentColor',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));
