import { addToGroupChat, removeFromGroupChat } from '@social/api/chats/change-group-members';
import { createGroupChat } from '@social/api/chats/create-group-chat';
import { editGroupChat } from '@social/api/chats/edit-group-chat';
import { fetchGroupConversations } from '@social/api/chats/fetch-group-conversations';
import { fetchGroupMessages } from '@social/api/chats/fetch-group-messages';
import { deleteGroupChat, leaveGroupChat } from '@social/api/chats/leave-group-chat';
import { sendGroupMessage } from '@social/api/chats/send-group-message';
import type { ContractTests, TestContext } from './test-context';

/** Opens a group of two new members. The first one owns it. */
async function openChat({ member, unique }: TestContext) {
  const [owner, other] = [await member(), await member()];
  const groupId = await createGroupChat(owner.client, { name: 'Hikers', memberIds: [other.id] });
  if (groupId === null) throw new Error('The provider did not name the new group.');
  const send = (text: string) => sendGroupMessage(owner.client, groupId, { text, hashId: unique('hash') });
  return { owner, other, groupId, send };
}

export const groupChatContractTests: ContractTests = {
  'group_chat get_list': async (context) => {
    const { other, groupId, send } = await openChat(context);
    await send('Off we go');
    await expect(fetchGroupConversations(other.client)).resolves.toMatchObject([
      { id: groupId, name: 'Hikers', memberCount: 2, unreadCount: 1, lastMessage: { text: 'Off we go', isMine: false } },
    ]);
  },

  'group_chat fetch_messages': async (context) => {
    const { owner, other, groupId, send } = await openChat(context);
    const [first, second] = [await send('One'), await send('Two')];
    await expect(fetchGroupMessages(other.client, groupId)).resolves.toMatchObject([
      { id: first.id, text: 'One', author: { id: owner.id }, isMine: false },
      { id: second.id, text: 'Two' },
    ]);
    await expect(fetchGroupMessages(other.client, groupId, { beforeMessageId: second.id })).resolves.toMatchObject([{ id: first.id }]);
    await expect(fetchGroupMessages((await context.member()).client, groupId)).rejects.toMatchObject({ kind: 'refused' });
  },

  'group_chat send': async (context) => {
    const { owner, groupId } = await openChat(context);
    const message = { text: 'Once', hashId: context.unique('hash') };
    const first = await sendGroupMessage(owner.client, groupId, message);
    expect(first).toMatchObject({ text: 'Once', isMine: true, hashId: message.hashId });
    await expect(sendGroupMessage(owner.client, groupId, message)).resolves.toMatchObject({ id: first.id });
  },

  'group_chat create': async (context) => {
    const owner = await context.member();
    const groupId = await createGroupChat(owner.client, { name: 'With a face', memberIds: [], avatar: await context.picture() });
    await expect(fetchGroupConversations(owner.client)).resolves.toMatchObject([
      { id: groupId, avatarUrl: expect.stringMatching(/^http/) },
    ]);
    await expect(createGroupChat(owner.client, { name: ' ', memberIds: [] })).rejects.toMatchObject({ kind: 'refused' });
  },

  'group_chat edit': async (context) => {
    const { owner, other, groupId } = await openChat(context);
    await editGroupChat(owner.client, groupId, { name: 'Climbers' });
    await expect(fetchGroupConversations(other.client)).resolves.toMatchObject([{ name: 'Climbers' }]);
  },

  'group_chat delete': async (context) => {
    const { owner, other, groupId } = await openChat(context);
    await expect(deleteGroupChat(other.client, groupId)).rejects.toMatchObject({ kind: 'refused' });
    await deleteGroupChat(owner.client, groupId);
    await expect(fetchGroupConversations(other.client)).resolves.toEqual([]);
  },

  'group_chat leave': async (context) => {
    const { other, owner, groupId } = await openChat(context);
    await leaveGroupChat(other.client, groupId);
    await expect(fetchGroupConversations(other.client)).resolves.toEqual([]);
    await expect(fetchGroupConversations(owner.client)).resolves.toMatchObject([{ memberCount: 1 }]);
  },

  'group_chat add_user': async (context) => {
    const { owner, groupId } = await openChat(context);
    const third = await context.member();
    await addToGroupChat(owner.client, groupId, [third.id]);
    await expect(fetchGroupConversations(third.client)).resolves.toMatchObject([{ id: groupId, memberCount: 3 }]);
  },

  'group_chat remove_user': async (context) => {
    const { owner, other, groupId } = await openChat(context);
    await removeFromGroupChat(owner.client, groupId, [other.id]);
    await expect(fetchGroupConversations(other.client)).resolves.toEqual([]);
  },
};
