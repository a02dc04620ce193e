import type { Message } from '@social/api/chats/message';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { Menu, MenuItem } from '@social/ui/forms';
import { reactions, reactionEmojis } from '../../lib/reaction-emojis';

export type MessageMenuProps = {
  message: Message;
  anchor: HTMLElement;
  onReact: (reaction: Reaction) => void;
  onReply: () => void;
  onCopy: () => void;
  onPin: () => void;
  onEdit: () => void;
  onForward: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The actions that a message offers. */
export function MessageMenu({ message, anchor, onReact, onReply, onCopy, onPin, onEdit, onForward, onDelete, onClose }: MessageMenuProps) {
  function item(label: string, run: () => void) {
    return (
      <WideItem
        onClick={() => {
          // Closes first, so that the focus has returned before the action moves it on.
          onClose();
          run();
        }}
      >
        {label}
      </WideItem>
    );
  }

  return (
    <ReactionMenu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('Message actions') } }}>
      {reactions.map((reaction) => (
        <ReactionItem
          key={reaction}
          selected={message.reactions.mine === reaction}
          aria-label={`${message.reactions.mine === reaction ? t('Take back') : t('React with')} ${reactionEmojis[reaction].name}`}
          onClick={() => {
            onClose();
            onReact(reaction);
          }}
        >
          {reactionEmojis[reaction].emoji}
        </ReactionItem>
      ))}
      {item(t('Reply'), onReply)}
      {message.text !== '' && item(t('Copy'), onCopy)}
      {item(message.isPinned ? t('Unpin') : t('Pin'), onPin)}
      {/* A page may not read the bytes of a file at the provider's address, so files cannot be sent on. */}
      {message.text !== '' && message.mediaUrl === null && item(t('Forward'), onForward)}
      {message.isMine && message.text !== '' && item(t('Edit'), onEdit)}
      {message.isMine && item('Delete', onDelete)}
    </ReactionMenu>
  );
}

const ReactionMenu = styled(Menu)({ '& .MuiMenu-list': { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)' } });

const WideItem = styled(MenuItem)({ gridColumn: '1 / -1', minHeight: 44 });

const ReactionItem = styled(MenuItem)({ fontSize: '1.375rem', padding: 8, minHeight: 44, justifyContent: 'center', borderRadius: 12 });
