import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { UnreadableNote, useLazyOverlay } from '@social/ui';
import { usePhotoParam } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createMessageActions } from '../features/act-on-message/message-actions';
import { ManageConversation } from '../features/manage-conversation/manage-conversation';
import { ConversationHeader } from '../features/show-conversation-header/conversation-header';
import { useRecipient } from '../features/show-conversation-header/use-recipient';
import { ConnectionNotice } from '../features/read-messages/connection-notice';
import { MessageList } from '../features/read-messages/message-list';
import type { MessageCallbacks } from '../features/read-messages/message-item';
import type { OutgoingActions } from '../features/read-messages/outgoing-item';
import { MessagesPlaceholder } from '../features/read-messages/messages-placeholder';
import { UnknownRecipient } from '../features/read-messages/unknown-recipient';
import { UnsentBar } from '../features/read-messages/unsent-bar';
import { TypingNotice } from '../features/read-messages/typing-notice';
import { useOlderMessages } from '../features/read-messages/use-older-messages';
import { isRefused, useThread } from '../features/read-messages/use-thread';
import { WriteMessage } from '../features/write-message/write-message';
import type { ConversationRef } from '../lib/conversation-ref';
import type { OutgoingMessage } from '../lib/outgoing-message';
import { useFocusAfterClick } from '../lib/use-focus-after-click';
import { useMessageOutbox, useOutgoingOf, useSentMessages, useSettledMessages } from '../lib/use-message-outbox';
import { ConversationFrame } from './conversation-frame';
import { ConversationPhotos } from './conversation-photos';
import { useConversationSearch } from './conversation-search';
import { useMessageDialogs } from './message-dialogs';

const NONE: readonly Message[] = [];

type OpenedMenu = { message: Message; anchor: HTMLElement };

/** Shows a conversation: its recipient, its messages, and the field for a new one. */
export function ConversationScreen({ conversation: ref }: { conversation: ConversationRef }) {
  const queries = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAfterClick(field);
  const thread = useThread(ref);
  const recipient = useRecipient(ref, isRefused(thread));
  const older = useOlderMessages(ref);
  const search = useConversationSearch(ref, older, () => field.current?.focus());
  const { edit, forward, dialogs } = useMessageDialogs(ref);
  const outbox = useMessageOutbox();
  const outgoing = useOutgoingOf(ref);
  const [actions] = useState(() => createMessageActions(queries, ref));
  const [replyTo, setReplyTo] = useReply(field);
  useSentMessages();
  const { callbacks, photo, menu, MessageMenu, closeMenu } = useMessageCallbacks(
    (message, reaction) => void actions.react(message, reaction),
  );
  const loaded = thread.kind === 'ready' ? thread.thread.messages : NONE;
  useSettledMessages(outgoing, loaded);

  const reply = ({ id, text }: Message) => setReplyTo({ id, text });
  const outgoingActions = toOutgoingActions(outbox, (text) => void actions.copy({ text }));

  function messages() {
    if (thread.kind !== 'ready') return <MessagesPlaceholder thread={thread} outgoing={outgoing} actions={outgoingActions} />;
    return (
      <MessageList
        thread={thread.thread}
        outgoing={outgoing}
        name={recipient.name}
        isGroup={ref.kind === 'group'}
        lastSeenAt={recipient.lastSeenAt}
        older={older}
        target={search.target}
        outgoingActions={outgoingActions}
        onReply={reply}
        {...callbacks}
      />
    );
  }

  if (recipient.isUnknown)
    return (
      <ConversationFrame>
        <ConversationHeader recipient={recipient} profilePath={ref.kind === 'person' ? `/profile/${ref.id}` : null} />
        {/* Messages that were not sent yet stay in view. */}
        {outgoing.length > 0 ? messages() : <UnknownRecipient kind={ref.kind} />}
      </ConversationFrame>
    );

  return (
    <ConversationFrame>
      <ConversationHeader
        recipient={recipient}
        profilePath={ref.kind === 'person' ? `/profile/${ref.id}` : null}
        actions={
          <ManageConversation
            conversation={ref}
            messages={loaded}
            onSearch={search.open}
            onOpenPhoto={callbacks.onOpenPhoto}
            onLoadOlder={thread.kind === 'ready' && thread.thread.hasOlder ? older.load : null}
            isLoadingOlder={older.kind === 'loading'}
          />
        }
      />
      {search.panel}
      {thread.kind === 'ready' && <ConnectionNotice error={thread.pollError} />}
      {thread.kind === 'ready' && <UnreadableNote count={thread.thread.unreadableCount} singular={t('message')} plural={t('messages')} />}
      {messages()}
      <TypingNotice name={thread.kind === 'ready' && thread.thread.isTyping ? recipient.name : null} />
      <UnsentBar />
      <WriteMessage conversation={ref} name={recipient.name} inputRef={field} replyTo={replyTo} onReplyEnd={() => setReplyTo(null)} />
      <ConversationPhotos messages={loaded} address={photo} />
      {dialogs}
      {menu && MessageMenu && (
        <MessageMenu
          {...menu}
          onReact={(reaction) => void actions.react(menu.message, reaction)}
          onReply={() => reply(menu.message)}
          onCopy={() => void actions.copy(menu.message)}
          onPin={() => void actions.pin(menu.message, !menu.message.isPinned)}
          onEdit={() => edit(menu.message)}
          onForward={() => forward(menu.message)}
          onDelete={() => void actions.remove(menu.message)}
          onClose={closeMenu}
        />
      )}
    </ConversationFrame>
  );
}

/** Makes the callbacks of messages, which stay the same while the conversation is shown, and holds the menu that they open. */
function useMessageCallbacks(react: MessageCallbacks['onReact']) {
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const { Overlay, open, close } = useLazyOverlay(
    t('The message actions'),
    async () => (await import('../features/act-on-message/message-menu')).MessageMenu,
  );
  const photo = usePhotoParam();
  const openPhoto = useRef(photo.open);
  const [callbacks] = useState((): MessageCallbacks => ({
    onOpenPhoto: (message) => openPhoto.current(message.id),
    onActions: (message, anchor) => {
      setMenu({ message, anchor });
      void open();
    },
    onReact: react,
  }));

  useEffect(() => {
    openPhoto.current = photo.open;
  });

  return { callbacks, photo, menu, MessageMenu: Overlay, closeMenu: close };
}

/** Holds the message that is replied to, and moves the focus to the field for the reply. */
function useReply(field: RefObject<HTMLTextAreaElement | null>) {
  const [replyTo, setReplyTo] = useState<OutgoingMessage['replyTo']>(null);
  useEffect(() => {
    // After the menu has returned the focus.
    if (replyTo) field.current?.focus();
  }, [replyTo, field]);
  return [replyTo, setReplyTo] as const;
}

function toOutgoingActions(outbox: ReturnType<typeof useMessageOutbox>, copy: (text: string) => void): OutgoingActions {
  return {
    retry: (id) => outbox?.retry(id),
    remove: (id) => outbox?.remove(id),
    copy,
    getFile: async ({ files: [file] }) => (file && outbox?.getFile(file)) ?? null,
  };
}
