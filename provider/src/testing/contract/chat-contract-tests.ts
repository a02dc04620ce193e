import { deleteConversation } from '@social/api/chats/delete-conversation';
import { deleteMessage } from '@social/api/chats/delete-message';
import { editMessage } from '@social/api/chats/edit-message';
import { fetchConversations } from '@social/api/chats/fetch-conversations';
import { fetchMessages } from '@social/api/chats/fetch-messages';
import { fetchLegacyMessages } from '@social/api/chats/fetch-legacy-messages';
import { markConversationRead } from '@social/api/chats/mark-conversation-read';
import { wireMessage } from '@social/api/chats/message';
import { searchMessages } from '@social/api/chats/search-messages';
import { sendMessage } from '@social/api/chats/send-message';
import { setMessagePinned } from '@social/api/chats/set-message-pinned';
import { setTyping } from '@social/api/chats/set-typing';
import { toggleMessageReaction } from '@social/api/chats/toggle-message-reaction';
import { createStory } from '@social/api/stories/create-story';
import { list, object } from '@social/api/wire';
import type { ContractTests, TestContext } from './test-context';

/** Signs up two members. The first writes to the second. */
async function startChat({ member, unique }: TestContext) {
  const [one, two] = [await member(), await member()];
  const hello = await sendMessage(one.client, two.id, { text: 'Hello & welcome', hashId: unique('hash') });
  return { one, two, hello };
}

/** Sends a message through one of the legacy API's calls. */
function testLegacySend(type: string) {
  return async ({ member }: TestContext) => {
    const [one, two] = [await member(), await member()];
    const form = { user_id: one.id, recipient_id: two.id, text: 'By phone', message_hash_id: type };
    const { messages } = await one.client.call(type, { form, reply: object({ messages: list(wireMessage) }), legacy: true });
    expect(messages).toMatchObject([{ onwer: true, message_hash_id: type }]);
    await expect(fetchMessages(two.client, one.id)).resolves.toMatchObject({ messages: [{ text: 'By phone' }] });
  };
}

export const chatContractTests: ContractTests = {
  get_chats: async (context) => {
    const { one, two } = await startChat(context);
    await expect(fetchConversations(two.client, { limit: 10 })).resolves.toMatchObject([
      {
        userId: one.id,
        name: expect.stringMatching(/^Member/),
        unreadCount: 1,
        lastMessage: { text: 'Hello & welcome', kind: 'text', isMine: false },
      },
    ]);
    await expect(fetchConversations(one.client)).resolves.toMatchObject([
      { userId: two.id, unreadCount: 0, lastMessage: { isMine: true } },
    ]);
  },

  get_user_messages: async (context) => {
    const { one, two, hello } = await startChat(context);
    const answer = await sendMessage(two.client, one.id, { text: 'Thank you', hashId: context.unique('hash'), replyToId: hello.id });
    const { messages } = await fetchMessages(one.client, two.id);
    expect(messages).toMatchObject([
      { id: hello.id, text: 'Hello & welcome', isMine: true, authorId: one.id, kind: 'text' },
      { id: answer.id, text: 'Thank you', isMine: false, author: { id: two.id }, replyTo: { id: hello.id, text: 'Hello & welcome' } },
    ]);
    await expect(fetchMessages(one.client, two.id, { afterMessageId: hello.id })).resolves.toMatchObject({ messages: [{ id: answer.id }] });
    await expect(fetchMessages(one.client, two.id, { beforeMessageId: answer.id })).resolves.toMatchObject({
      messages: [{ id: hello.id }],
    });
  },

  'app_api get_user_messages': async (context) => {
    const { one, two, hello } = await startChat(context);
    await expect(fetchLegacyMessages(two.client, { userId: two.id, recipientId: one.id })).resolves.toMatchObject([
      { id: hello.id, text: 'Hello & welcome', isMine: false },
    ]);
  },

  'app_api new_message': testLegacySend('new_message'),
  'app_api insert_new_message': testLegacySend('insert_new_message'),

  'send-message': async (context) => {
    const { one, two } = await startChat(context);
    const message = { text: 'Once: a < b, x<y and y>z, <b>bold</b>, R&D <3', hashId: context.unique('hash') };
    const [first, again] = [await sendMessage(one.client, two.id, message), await sendMessage(one.client, two.id, message)];
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({ hashId: message.hashId, text: message.text });
    const picture = await sendMessage(one.client, two.id, { text: '', hashId: context.unique('hash'), file: await context.picture() });
    expect(picture).toMatchObject({ kind: 'image', mediaUrl: expect.stringMatching(/^http/), isMine: true });
    const storyId = await createStory(two.client, { kind: 'image', file: await context.picture() });
    const onStory = { text: 'Lovely', hashId: context.unique('hash'), storyId, isForwarded: true };
    await expect(sendMessage(one.client, two.id, onStory)).resolves.toMatchObject({
      story: { id: storyId, thumbnailUrl: expect.stringMatching(/^http/) },
      isForwarded: true,
    });
    await expect(sendMessage(two.client, context.ana.id, { ...onStory, hashId: context.unique('hash') })).resolves.toMatchObject({
      story: null,
    });
    await expect(sendMessage(one.client, two.id, { text: '', hashId: context.unique('hash') })).rejects.toMatchObject({ kind: 'refused' });
  },

  react_message: async (context) => {
    const { two, hello } = await startChat(context);
    await expect(toggleMessageReaction(two.client, hello.id, 'love')).resolves.toBe(true);
    await expect(toggleMessageReaction(two.client, hello.id, 'love')).resolves.toBe(false);
    await expect(toggleMessageReaction(context.ana.client, hello.id, 'love')).rejects.toMatchObject({ kind: 'refused' });
  },

  pin_message: async (context) => {
    const { two, hello } = await startChat(context);
    await expect(setMessagePinned(two.client, hello.id, true)).resolves.toBeUndefined();
    await expect(setMessagePinned(context.ana.client, hello.id, true)).rejects.toMatchObject({ kind: 'refused' });
  },

  'set-chat-typing-status': async (context) => {
    const { one, two } = await startChat(context);
    await setTyping(one.client, two.id, true);
    await expect(fetchMessages(two.client, one.id)).resolves.toMatchObject({ isTyping: true });
    await setTyping(one.client, two.id, false);
    await expect(fetchMessages(two.client, one.id)).resolves.toMatchObject({ isTyping: false });
  },

  read_chats: async (context) => {
    const { one, two } = await startChat(context);
    await markConversationRead(two.client, one.id);
    await expect(fetchConversations(two.client)).resolves.toMatchObject([{ unreadCount: 0 }]);
    await expect(fetchMessages(one.client, two.id)).resolves.toMatchObject({ messages: [{ readAt: expect.any(Date) }] });
  },

  'delete-conversation': async (context) => {
    const { one, two } = await startChat(context);
    await deleteConversation(one.client, two.id);
    await expect(fetchMessages(one.client, two.id)).resolves.toMatchObject({ messages: [] });
    await expect(fetchMessages(two.client, one.id)).resolves.toMatchObject({ messages: [{}] });
  },

  edit_message: async (context) => {
    const { one, two, hello } = await startChat(context);
    await expect(editMessage(two.client, hello.id, 'Mine')).rejects.toMatchObject({ kind: 'refused' });
    await editMessage(one.client, hello.id, 'Hello & goodbye');
    await expect(fetchMessages(two.client, one.id)).resolves.toMatchObject({
      messages: [{ id: hello.id, text: 'Hello & goodbye', isEdited: true }],
    });
  },

  search_messages: async (context) => {
    const { one, two, hello } = await startChat(context);
    const second = await sendMessage(one.client, two.id, { text: 'You are WELCOME', hashId: context.unique('hash') });
    await sendMessage(one.client, two.id, { text: 'Something else', hashId: context.unique('hash') });
    const search = { conversation: { kind: 'person', id: one.id }, query: 'welcome', limit: 10 } as const;
    await expect(searchMessages(two.client, search)).resolves.toMatchObject([{ id: second.id }, { id: hello.id, isMine: false }]);
    await expect(searchMessages(two.client, { ...search, beforeMessageId: second.id })).resolves.toMatchObject([{ id: hello.id }]);
    await expect(searchMessages(two.client, { ...search, query: '%' })).resolves.toEqual([]);
    await expect(fetchConversations(two.client)).resolves.toMatchObject([{ unreadCount: 3 }]);
  },

  delete_message: async (context) => {
    const { one, two, hello } = await startChat(context);
    await expect(deleteMessage(two.client, hello.id)).rejects.toMatchObject({ kind: 'refused' });
    await deleteMessage(one.client, hello.id);
    await expect(fetchMessages(two.client, one.id)).resolves.toMatchObject({ messages: [] });
  },
};
