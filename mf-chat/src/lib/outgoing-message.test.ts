import { decodeOrNull } from '@social/api/wire';
import { storedMessage } from './outgoing-message';

test('reads a stored message unchanged, and refuses one without a conversation', () => {
  const message = { conversation: { kind: 'person', id: '2' }, text: 'Hello', gifUrl: null, replyTo: null, isForwarded: false };
  expect(decodeOrNull(storedMessage, JSON.parse(JSON.stringify(message)))).toEqual(message);
  expect(decodeOrNull(storedMessage, { ...message, conversation: { kind: 'person', id: '../x' } })).toBeNull();
});
