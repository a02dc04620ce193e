import type { Message } from '@social/api/chats/message';
import { PhotoViewer, styled } from '@social/ui';
import { usePhotoAddress, type PhotoAddress } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createMarkMessage } from '../features/mark-message/mark-message';
import { ManageConversation } from '../features/manage-conversation/manage-conversation';
import { MessageMenu } from '../features/mark-message/message-menu';
import { ConversationHeader } from '../features/meet-partner/conversation-header';
import { usePartner } from '../features/meet-partner/use-partner';
import { ConnectionNotice } from '../features/read-messages/connection-notice';
import { MessageList } from '../features/read-messages/message-list';
import { MessagesSkeleton } from '../features/read-messages/messages-skeleton';
import { UnreachableTalk } from '../features/read-messages/unreachable-talk';
import { UnsentBar } from '../features/read-messages/unsent-bar';
import { TypingNotice } from '../features/read-messages/typing-notice';
import { useOlderMessages } from '../features/read-messages/use-older-messages';
import { useThread } from '../features/read-messages/use-thread';
import { WriteMessage } from '../features/write-message/write-message';
import type { ConversationRef } from '../lib/conversation-ref';
import { useOutbox, useOutgoingOf, useSentMessages } from '../lib/outbox/use-outbox';
import type { Outgoing } from '../lib/outbox/outgoing';
import { fileNameOf } from '../lib/file-name-of';
import { useRoomBelow } from './use-room-below';

type OpenedMenu = { message: Message; anchor: HTMLElement };

/** One talk: whom it is with, what was said, and a box to say something. */
export function Conversation({ conversation: ref }: { conversation: ConversationRef }) {
  const queries = useQueryClient();
  const room = useRoomBelow();
  const box = useRef<HTMLTextAreaElement>(null);
  const partner = usePartner(ref);
  const thread = useThread(ref);
  const older = useOlderMessages(ref);
  const outbox = useOutbox();
  const outgoing = useOutgoingOf(ref);
  const [mark] = useState(() => createMarkMessage(queries, ref));
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const [replyTo, setReplyTo] = useState<Outgoing['replyTo']>(null);
  useSentMessages();
  const photo = usePhotoAddress();
  const openPhoto = useRef(photo.open);
  const [callbacks] = useState(() => ({
    onOpenPhoto: (message: Message) => openPhoto.current(message.id),
    onActions: (message: Message, anchor: HTMLElement) => setMenu({ message, anchor }),
    onReact: (message: Message, reaction: Parameters<typeof mark.react>[1]) => void mark.react(message, reaction),
  }));

  useEffect(() => {
    openPhoto.current = photo.open;
  });

  useEffect(() => {
    // After the menu has given the focus back.
    if (replyTo) box.current?.focus();
  }, [replyTo]);

  const known = thread.kind === 'ready' ? thread.thread.messages : [];

  const outgoingActions = {
    retry: (id: string) => outbox?.retry(id),
    giveUp: (id: string) => outbox?.giveUp(id),
    copy: (text: string) => void mark.copy({ text }),
    fileOf: async (message: Outgoing) => outbox?.fileOf(message) ?? null,
  };

  function messages() {
    switch (thread.kind) {
      case 'loading':
        return <MessagesSkeleton />;
      case 'failed':
        return <UnreachableTalk error={thread.error} onRetry={thread.retry} outgoing={outgoing} actions={outgoingActions} />;
      case 'ready':
        return (
          <MessageList
            thread={thread.thread}
            outgoing={outgoing}
            name={partner.name}
            isGroup={ref.kind === 'group'}
            seenAt={partner.seenAt}
            older={older}
            outgoingActions={outgoingActions}
            {...callbacks}
          />
        );
    }
  }

  return (
    <Room ref={room}>
      <ConversationHeader
        partner={partner}
        profilePath={ref.kind === 'person' ? `/profile/${ref.id}` : null}
        actions={
          <ManageConversation
            conversation={ref}
            messages={known}
            onOpenPhoto={callbacks.onOpenPhoto}
            onLookBack={thread.kind === 'ready' && thread.thread.hasOlder ? older.read : null}
            isLooking={older.kind === 'loading'}
          />
        }
      />
      {thread.kind === 'ready' && <ConnectionNotice error={thread.pollError} />}
      {messages()}
      <TypingNotice name={thread.kind === 'ready' && thread.thread.isTyping ? partner.name : null} />
      <UnsentBar />
      <WriteMessage conversation={ref} name={partner.name} inputRef={box} replyTo={replyTo} onReplyEnd={() => setReplyTo(null)} />
      <TalkPhotos messages={known} address={photo} />
      {menu && (
        <MessageMenu
          {...menu}
          onReact={(reaction) => void mark.react(menu.message, reaction)}
          onReply={() => setReplyTo({ id: menu.message.id, text: menu.message.text })}
          onCopy={() => void mark.copy(menu.message)}
          onPin={() => void mark.pin(menu.message, !menu.message.isPinned)}
          onDelete={() => void mark.remove(menu.message)}
          onClose={() => setMenu(null)}
        />
      )}
    </Room>
  );
}

/** The photos of the talk over the whole screen, one after the other. */
function TalkPhotos({ messages, address }: { messages: readonly Message[]; address: PhotoAddress }) {
  const photos = messages
    .filter(({ kind, mediaUrl, isDeleted }) => kind === 'image' && mediaUrl !== null && !isDeleted)
    .map((message) => ({ id: message.id, url: message.mediaUrl ?? '', alt: fileNameOf(message), caption: message.text }));
  const { photoId } = address;
  if (photoId === null || !photos.some(({ id }) => id === photoId)) return null;
  return <PhotoViewer photos={photos} photoId={photoId} onChange={address.show} onClose={address.close} />;
}

/** As high as the rest of the screen; on a small one from edge to edge. */
const Room = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 360,
  '--room-top': '49px',
  height: 'calc(100dvh - var(--room-top))',
  margin: theme.spacing(-2),
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    '--room-top': '24px',
    height: `calc(100dvh - var(--room-top) - ${theme.spacing(3)})`,
    margin: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
}));
