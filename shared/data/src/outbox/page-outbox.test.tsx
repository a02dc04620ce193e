import { ApiError, type PersonId } from '@social/api';
import { object, text } from '@social/api/wire';
import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createPageOutbox } from './page-outbox';
import { useOutboxItems } from './use-outbox-items';

const [ana, ben] = ['1', '2'] as PersonId[] as [PersonId, PersonId];

function setConnection(isConnected: boolean): void {
  act(() => void window.dispatchEvent(new Event(isConnected ? 'online' : 'offline')));
}

function setUp(name: string) {
  let member: PersonId = ana;
  const leaving = new Set<() => void>();
  const sent: string[] = [];
  let failure: ApiError | null = null;
  const getOutbox = createPageOutbox<{ text: string }, string>({
    name,
    scope: {
      getMemberId: () => member,
      onMemberLeave: (listener) => (leaving.add(listener), () => leaving.delete(listener)),
    },
    payload: object({ text }),
    client: { getKeyLifetimeMs: () => 0 },
    toLane: () => name,
    recovery: { kind: 'find', find: () => Promise.resolve(null) },
    send: ({ payload }) => (failure ? Promise.reject(failure) : (sent.push(`${member}: ${payload.text}`), Promise.resolve('ok'))),
  });
  return {
    getOutbox,
    sent,
    fail: (error: ApiError | null) => (failure = error),
    signIn(next: PersonId) {
      for (const listener of [...leaving]) listener();
      member = next;
    },
  };
}

afterEach(() => setConnection(true));

test('what is sent offline waits, and is sent by itself when the connection is back', async () => {
  const { getOutbox, sent } = setUp('notes');
  const outbox = getOutbox(ana);
  const { result } = renderHook(() => useOutboxItems(outbox));
  setConnection(false);
  await act(() => outbox.send({ text: 'Hello' }));
  expect(result.current.map(({ status }) => status.kind)).toEqual(['waiting']);

  setConnection(true);
  await waitFor(() => expect(result.current).toEqual([]));
  expect(sent).toEqual(['1: Hello']);
});

test.each([true, false])('the answer of the edge decides, whatever the browser says: navigator.onLine is %s', async (onLine) => {
  const { getOutbox, sent } = setUp(`drafts ${onLine}`);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  onlineManager.setOnline(false);
  const outbox = getOutbox(ana);
  await outbox.send({ text: 'Hello' });
  expect(outbox.getItems().map(({ status }) => status.kind)).toEqual(['waiting']);

  onlineManager.setOnline(true);
  await waitFor(() => expect(sent).toEqual(['1: Hello']));
});

test('a page has one outbox of a name and member, which sends what an earlier page left', async () => {
  localStorage.setItem(
    'outbox_memos_1',
    '[{"id":"h1","payload":{"text":"Left"},"files":[],"createdAtMs":1,"wasTried":false,"failure":""}]',
  );
  const { getOutbox, sent } = setUp('memos');
  expect(getOutbox(ana)).toBe(getOutbox(ana));
  expect(getOutbox(ana)).not.toBe(getOutbox(ben));
  await waitFor(() => expect(sent).toEqual(['1: Left']));
});

test('an item of one member is never sent as another, and is still in the outbox when they return', async () => {
  const { getOutbox, sent, fail, signIn } = setUp('letters');
  fail(new ApiError('network', 'no answer'));
  await getOutbox(ana).send({ text: 'From Ana' });
  fail(null);
  signIn(ben);
  getOutbox(ana);
  setConnection(true);
  await getOutbox(ben).send({ text: 'From Ben' });
  expect(sent).toEqual(['2: From Ben']);

  signIn(ana);
  getOutbox(ana);
  await waitFor(() => expect(sent).toEqual(['2: From Ben', '1: From Ana']));
});
