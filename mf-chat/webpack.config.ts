import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_chat',
  appDir: import.meta.dirname,
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './conversation-lists': './src/expose/conversation-lists.tsx',
    './conversation': './src/expose/conversation.tsx',
  },
  pages: [{ path: '/chat-detailed/:chatId', expose: './conversation', title: 'Conversation' }],
});
