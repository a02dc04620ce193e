import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { ownWireMessage } from './wire-chats';

type WireMessage = Record<string, unknown>;

/** Fakes a provider with one conversation: it pages through `messages` and appends sent ones. `answers` replaces single calls. */
export function fakeConversation(messages: WireMessage[], answers: Record<string, Answer> = {}) {
  let nextId = 1000;
  const getId = ({ id }: WireMessage) => Number(id);

  function page({ before_message_id: before = '0', after_message_id: after = '0', limit = '30' }: Record<string, string>): WireMessage[] {
    if (Number(after) > 0) return messages.filter((message) => getId(message) > Number(after)).slice(0, Number(limit));
    const older = Number(before) > 0 ? messages.filter((message) => getId(message) < Number(before)) : messages;
    return older.slice(-Number(limit));
  }

  function append({ text, message_hash_id: hash }: Record<string, string>): WireMessage {
    const known = messages.find(({ message_hash_id }) => message_hash_id === hash);
    const sent = known ?? ownWireMessage(nextId++, { text, message_hash_id: hash });
    if (!known) messages.push(sent);
    return sent;
  }

  const provider = fakeProvider({
    get_user_messages: ({ form }) => ({ api_status: 200, messages: page(form), typing: 0 }),
    'send-message': ({ form }) => ({ api_status: 200, message_data: [append(form)] }),
    group_chat: ({ form }) => {
      if (form.type === 'get_list') return { api_status: 200, data: [] };
      return { api_status: 200, data: form.type === 'send' ? [append(form)] : { messages: page(form) } };
    },
    get_chats: () => ({ api_status: 200, data: [] }),
    'get-user-data': () => ({
      api_status: 200,
      user_data: { user_id: '4', name: 'Asha Rao', username: 'asha', avatar: '', lastseen: '1600000000' },
    }),
    read_chats: () => ({ api_status: 200 }),
    'set-chat-typing-status': () => ({ api_status: 200 }),
    ...answers,
  });
  return { ...provider, messages };
}
