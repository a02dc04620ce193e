import type { Message } from '@social/api/chats/message';
import { PersonAvatar, styled, VisuallyHidden } from '@social/ui';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { memo } from 'react';
import { PinIcon } from '../../lib/chat-icons';
import { clockTime, type TimeFormat } from '../../lib/chat-times';
import { ActionsButton } from './actions-button';
import { Bubble, BubbleLine, MessageLine, Meta } from './bubble';
import { DeliveryTick, type Delivery } from './delivery-tick';
import { LinkedText } from './linked-text';
import { MessageMedia } from './message-media';
import { ReactionChips } from './reaction-chips';

export type MessageItemProps = {
  message: Message;
  startsRun: boolean;
  endsRun: boolean;
  /** Says who wrote it, in a talk of several. */
  showsAuthor: boolean;
  /** When the other one was last here: what was sent before has been delivered. */
  seenAt: Date | null;
  format: TimeFormat;
  /** The last of the talk: Tab reaches its actions, arrow keys those of the others. */
  isLast: boolean;
} & MessageCallbacks;

/** They never change while a talk is shown: a message is drawn again only when it changes itself. */
export type MessageCallbacks = {
  onOpenPhoto: (message: Message) => void;
  onActions: (message: Message, anchor: HTMLElement) => void;
  onReact: (message: Message, reaction: Reaction) => void;
};

/** One message: own ones on the right, others with their author on the left. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, startsRun, endsRun, showsAuthor, isLast, onActions, onReact } = props;
  const author = message.author?.name || 'Unknown User';
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
          <Said {...props} author={author} />
          {!message.isDeleted && (
            <ActionsButton
              label={`Actions for ${message.isMine ? 'your message' : `the message of ${author}`}`}
              isInTabOrder={isLast}
              onOpen={(anchor) => onActions(message, anchor)}
            />
          )}
        </BubbleLine>
        <ReactionChips message={message} onReact={onReact} />
      </div>
    </MessageLine>
  );
});

function Said({ message, author, seenAt, format, onOpenPhoto }: MessageItemProps & { author: string }) {
  const { text, kind, replyTo, isMine, isDeleted, isPinned, sentAt } = message;
  const isBare = text === '' && (kind === 'image' || kind === 'sticker' || kind === 'gif');
  return (
    <Bubble data-bare={isBare || undefined} data-dim={isDeleted || undefined}>
      <VisuallyHidden>{isMine ? 'You' : author}: </VisuallyHidden>
      {isDeleted ? (
        <em>This message was deleted</em>
      ) : (
        <>
          {replyTo && (
            <Quote dir="auto">
              <VisuallyHidden>In reply to: </VisuallyHidden>
              {replyTo.text || 'Attachment'}
            </Quote>
          )}
          <MessageMedia message={message} onOpenPhoto={onOpenPhoto} />
          {text !== '' && <LinkedText text={text} />}
        </>
      )}
      <Meta>
        {isPinned && (
          <Pinned role="img" aria-label="Pinned">
            <PinIcon />
          </Pinned>
        )}
        {sentAt && <time dateTime={sentAt.toISOString()}>{clockTime(sentAt, format)}</time>}
        {isMine && <DeliveryTick delivery={deliveryOf(message, seenAt)} />}
      </Meta>
    </Bubble>
  );
}

/** The wire tells only whether it was read. Who was here after it was sent has it. */
function deliveryOf({ readAt, sentAt }: Message, seenAt: Date | null): Delivery {
  if (readAt !== null) return 'read';
  return sentAt && seenAt && seenAt > sentAt ? 'delivered' : 'sent';
}

const Pinned = styled('span')({ display: 'inline-flex', '& svg': { fontSize: 14 } });

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
