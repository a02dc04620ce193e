import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_chat',
  appDir: import.meta.dirname,
  budget: { release: 358, start: 88, later: 90 },
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './conversation-lists': './src/expose/conversation-lists.tsx',
    './conversation': './src/expose/conversation.tsx',
    './groups': './src/expose/groups.tsx',
    './texts': './src/expose/texts.ts',
  },
  pages: [
    { path: '/chat-detailed/:chatId', expose: './conversation', title: 'Conversation' },
    { path: '/my-groups/*', expose: './groups', title: 'My Groups' },
  ],
  menu: [{ label: 'My Groups', path: '/my-groups', icon: 'groups', order: 70 }],
  consumes: [{ remote: 'mf_feed', expose: './post-list' }],
  slotInputs: './src/slot-inputs.ts',
  firstCalls: [
    {
      path: '/chat-detailed/:personId',
      call: 'get_user_messages',
      form: { user_id: '{member}', recipient_id: '{path:personId}', before_message_id: '0', after_message_id: '0', limit: '50' },
      legacy: true,
    },
  ],
});
