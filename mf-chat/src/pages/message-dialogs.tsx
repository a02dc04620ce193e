import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { useLazyOverlay } from '@social/ui';
import { useState, type ReactNode } from 'react';
import type { ConversationRef } from '../lib/conversation-ref';

/** The dialogs about one message, whose code is loaded when they are opened. */
export function useMessageDialogs(conversation: ConversationRef): {
  edit: (message: Message) => void;
  forward: (message: Message) => void;
  dialogs: ReactNode;
} {
  const [message, setMessage] = useState<Message | null>(null);
  const editor = useLazyOverlay(
    t('The editor'),
    async () => (await import(/* webpackChunkName: 'tools' */ '../features/edit-message/edit-message-dialog')).EditMessageDialog,
  );
  const forwarder = useLazyOverlay(
    t('Forwarding'),
    async () => (await import(/* webpackChunkName: 'tools' */ '../features/forward-message/forward-dialog')).ForwardDialog,
  );

  const openWith = (open: () => Promise<void>) => (about: Message) => {
    setMessage(about);
    void open();
  };
  const dialogs = message && (
    <>
      {editor.Overlay && <editor.Overlay conversation={conversation} message={message} onClose={editor.close} />}
      {forwarder.Overlay && <forwarder.Overlay message={message} onClose={forwarder.close} />}
    </>
  );
  return { edit: openWith(editor.open), forward: openWith(forwarder.open), dialogs };
}
