import { decodeOrNull } from '@social/api/wire';
import { earlierMessages, storedMessage } from './outgoing-message';

const earlier = {
  ...{ id: 'h1', kind: 'group', with: '4', text: 'Hello', replyTo: { id: '9', text: 'Hi' } },
  ...{ file: { name: 'a.png', type: 'image/png', sizeBytes: 3 }, writtenAtMs: 1000, wasTried: true, failure: '' },
};

test('a message that an earlier release stored is read with its file, which has the id of the message', () => {
  expect(decodeOrNull(earlierMessages, [earlier])).toEqual([
    {
      id: 'h1',
      payload: {
        conversation: { kind: 'group', id: '4' },
        text: 'Hello',
        gifUrl: null,
        replyTo: { id: '9', text: 'Hi' },
        isForwarded: false,
      },
      files: [{ id: 'h1', name: 'a.png', type: 'image/png', sizeBytes: 3 }],
      createdAt: new Date(1000),
      wasTried: true,
      status: { kind: 'waiting' },
    },
  ]);
});

test('a failed message of an earlier release shows its reason; one of no conversation is ignored', () => {
  const failed = { ...earlier, kind: 'person', file: null, replyTo: null, failure: 'Be kind' };
  const read = decodeOrNull(earlierMessages, [failed, { ...earlier, with: '' }, { ...earlier, kind: 'page' }, { ...earlier, id: '' }]);
  expect(read).toMatchObject([{ files: [], status: { kind: 'failed', reason: 'Be kind' } }]);
});

test('a stored message is read as it was written, also by a release before there were GIFs', () => {
  const message = { conversation: { kind: 'person', id: '2' }, text: 'Hello', gifUrl: null, replyTo: null, isForwarded: false };
  expect(decodeOrNull(storedMessage, JSON.parse(JSON.stringify(message)))).toEqual(message);
  expect(decodeOrNull(storedMessage, { ...message, gifUrl: undefined })).toEqual(message);
  expect(decodeOrNull(storedMessage, { ...message, conversation: { kind: 'person', id: '../x' } })).toBeNull();
});
