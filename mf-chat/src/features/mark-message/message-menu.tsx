import type { Message } from '@social/api/chats/message';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { Menu, MenuItem, styled } from '@social/ui';
import { reactions, reactionSigns } from '../../lib/reaction-signs';

export type MessageMenuProps = {
  message: Message;
  anchor: HTMLElement;
  onReact: (reaction: Reaction) => void;
  onReply: () => void;
  onCopy: () => void;
  onPin: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** What can be done with a message. */
export function MessageMenu({ message, anchor, onReact, onReply, onCopy, onPin, onDelete, onClose }: MessageMenuProps) {
  function item(words: string, act: () => void) {
    return (
      <Wide
        onClick={() => {
          // First, so that the focus goes back before what is done may take it further.
          onClose();
          act();
        }}
      >
        {words}
      </Wide>
    );
  }

  return (
    <SignMenu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Message actions' } }}>
      {reactions.map((reaction) => (
        <Sign
          key={reaction}
          selected={message.reactions.mine === reaction}
          aria-label={
            message.reactions.mine === reaction ? `Take back ${reactionSigns[reaction].name}` : `React with ${reactionSigns[reaction].name}`
          }
          onClick={() => {
            onClose();
            onReact(reaction);
          }}
        >
          {reactionSigns[reaction].sign}
        </Sign>
      ))}
      {item('Reply', onReply)}
      {message.text !== '' && item('Copy', onCopy)}
      {item(message.isPinned ? 'Unpin' : 'Pin', onPin)}
      {message.isMine && item('Delete', onDelete)}
    </SignMenu>
  );
}

const SignMenu = styled(Menu)({ '& .MuiMenu-list': { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)' } });

const Wide = styled(MenuItem)({ gridColumn: '1 / -1', minHeight: 44 });

const Sign = styled(MenuItem)({ fontSize: '1.375rem', padding: 8, minHeight: 44, justifyContent: 'center', borderRadius: 12 });
