import type { MessageId, PersonId } from '@social/api';
import type { LiveNews } from '@social/data';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createRefresh } from './refresh-queries';

const me = '1' as PersonId;
const asha = '4' as PersonId;
const message: LiveNews = { kind: 'message', conversation: { kind: 'person', id: asha }, messageId: '9' as MessageId, authorId: asha };
const read = (readerId: PersonId): LiveNews => ({
  kind: 'read',
  conversation: { kind: 'person', id: asha },
  readerId,
  messageId: '9' as MessageId,
});

let stops: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.useRealTimers();
});

/** Shows one list of each topic and one of none, and counts what each fetches after its first time. */
async function startLists() {
  const queries = new QueryClient();
  const fetched: string[] = [];
  for (const live of ['conversations', 'group-conversations', 'notifications', undefined]) {
    const observer = new QueryObserver(queries, {
      queryKey: [String(live)],
      queryFn: () => fetched.push(String(live)),
      staleTime: Infinity,
      meta: live === undefined ? {} : { live },
    });
    stops.push(observer.subscribe(() => undefined));
  }
  await jest.advanceTimersByTimeAsync(0);
  fetched.length = 0;
  return { fetched, refresh: createRefresh(queries, me) };
}

test.each([
  ['a message', message, ['conversations', 'notifications']],
  ['what the member read elsewhere', read(me), ['conversations', 'notifications']],
  ['what another read', read(asha), []],
  ['a notification', { kind: 'notification' } as const, ['notifications']],
  ['typing', { kind: 'typing', personId: asha, isTyping: true } as const, []],
  ['a gap', { kind: 'reset' } as const, ['conversations', 'group-conversations', 'notifications']],
  ['the end of the stream', { kind: 'stream', streamId: null } as const, ['conversations', 'group-conversations', 'notifications']],
])('%s fetches the lists that it changes, and no other', async (_title, news, lists) => {
  const { fetched, refresh } = await startLists();

  refresh(news);
  await jest.advanceTimersByTimeAsync(500);

  expect(fetched).toEqual(lists);
});

test('of many messages in a row the first is shown at once, and all of them with the next request', async () => {
  const { fetched, refresh } = await startLists();

  refresh(message);
  await jest.advanceTimersByTimeAsync(10);
  expect(fetched).toEqual(['conversations']);
  for (let count = 0; count < 20; count++) refresh(message);
  await jest.advanceTimersByTimeAsync(3000);

  expect(fetched.filter((list) => list === 'conversations')).toHaveLength(2);
});
