import PinIcon from '@mui/icons-material/PushPin';
import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { PersonAvatar, styled } from '@social/ui';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { memo } from 'react';
import { formatClockTime, type TimeFormat } from '../../lib/chat-times';
import { messageKinds } from '../../lib/message-kinds';
import { ActionsButton } from './actions-button';
import { DeliveryTick, type Delivery } from './delivery-tick';
import { LinkedText } from './linked-text';
import { MessageLink } from './message-link';
import { MessageMedia } from './message-media';
import { StoryQuote } from './story-quote';
import { ReactionChips } from './reaction-chips';

export type MessageItemProps = {
  message: Message;
  startsRun: boolean;
  endsRun: boolean;
  /** Shows the name of the author, in a group. */
  showsAuthor: boolean;
  /** null for messages of others. */
  delivery: Delivery | null;
  format: TimeFormat;
  /** Tab reaches the actions of the last message, arrow keys those of the others. */
  isLast: boolean;
  /** Marked as what a search has led to. */
  isTarget: boolean;
} & MessageCallbacks;

/** Stable while a conversation is shown, so that a message renders again only when it changes itself. */
export type MessageCallbacks = {
  onOpenPhoto: (message: Message) => void;
  onActions: (message: Message, anchor: HTMLElement) => void;
  onReact: (message: Message, reaction: Reaction) => void;
};

/** Shows a message: own ones on the right, those of others with their avatar on the left. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, startsRun, endsRun, showsAuthor, isLast, isTarget, onActions, onReact } = props;
  const author = message.author?.name || t('Unknown User');
  return (
    <li
      className="line"
      data-side={message.isMine ? 'right' : 'left'}
      data-starts={startsRun || undefined}
      data-ends={endsRun || undefined}
      data-message-id={message.id}
      data-target={isTarget || undefined}
    >
      {!message.isMine && <span>{endsRun && <PersonAvatar name={author} avatarUrl={message.author?.avatarUrl ?? null} size={32} />}</span>}
      <div>
        {showsAuthor && startsRun && !message.isMine && (
          <div className="author" aria-hidden dir="auto">
            {author}
          </div>
        )}
        <div className="bubble-row">
          <Bubble {...props} author={author} />
          {!message.isDeleted && (
            <ActionsButton
              label={message.isMine ? t('Actions for your message') : t('Actions for the message of {author}', { author })}
              isInTabOrder={isLast}
              onOpen={(anchor) => onActions(message, anchor)}
            />
          )}
        </div>
        <ReactionChips message={message} onReact={onReact} />
      </div>
    </li>
  );
});

function Bubble({ message, author, delivery, format, onOpenPhoto }: MessageItemProps & { author: string }) {
  const { text, kind, replyTo, isMine, isDeleted, isPinned, sentAt } = message;
  const isBare = text === '' && messageKinds[kind].isBare;
  return (
    <div className="bubble" data-bare={isBare || undefined} data-dim={isDeleted || undefined}>
      <span className="visually-hidden">{isMine ? t('You') : author}: </span>
      {isDeleted ? (
        <em>{t('This message was deleted')}</em>
      ) : (
        <>
          {message.isForwarded && <Hint>{t('Forwarded')}</Hint>}
          {message.story && <StoryQuote story={message.story} />}
          {replyTo && (
            <Quote dir="auto">
              <span className="visually-hidden">{t('In reply to:')} </span>
              {replyTo.text || t('Attachment')}
            </Quote>
          )}
          <MessageMedia message={message} onOpenPhoto={onOpenPhoto} />
          {text !== '' && <LinkedText text={text} />}
          {message.link && <MessageLink link={message.link} />}
        </>
      )}
      <div className="meta">
        {isPinned && (
          <Pinned role="img" aria-label={t('Pinned')}>
            <PinIcon fontSize="small" />
          </Pinned>
        )}
        {message.isEdited && !isDeleted && <span>{t('edited')}</span>}
        {sentAt && <time dateTime={sentAt.toISOString()}>{formatClockTime(sentAt, format)}</time>}
        {delivery && <DeliveryTick delivery={delivery} />}
      </div>
    </div>
  );
}

const Hint = styled('div')(({ theme }) => ({ ...theme.typography.caption, fontStyle: 'italic' }));

const Pinned = styled('span')({ display: 'inline-flex', '& svg': { fontSize: 14 } });

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
