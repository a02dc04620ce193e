import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { readListsAgain, updateList } from './update-list';
import { updateListThroughReads } from './update-list-through-reads';

const queryKey = ['items'];
const addNew = (list: string[]) => (list.includes('new') ? list : ['new', ...list]);

/** Reads a list whose answers the test gives one by one. */
async function readList() {
  const reads: ((list: string[]) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string[]>((resolve, reject) => {
      reads.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  const queries = new QueryClient();
  const close = new QueryObserver(queries, { queryKey, queryFn, retry: false }).subscribe(() => undefined);
  const list = () => queries.getQueryData<string[]>(queryKey);
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const answer = async (...items: string[]) => {
    reads.at(-1)?.(items);
    await settle();
  };
  const refetch = async () => {
    void queries.refetchQueries({ queryKey });
    await settle();
  };
  await settle();
  return { queries, list, answer, refetch, settle, close, count: () => reads.length };
}

test.each([
  ['updateList', updateList],
  ['updateListThroughReads', updateListThroughReads],
])('%s changes what is cached, and reads nothing where no read is under way', async (_name, update) => {
  const { queries, list, answer, close, count } = await readList();
  await answer('old');
  update<string[]>(queries, queryKey, addNew);
  expect([list(), count()]).toEqual([['new', 'old'], 1]);
  close();
});

test('a change stays when the answer of an earlier read arrives after it, and the list is not read again', async () => {
  const { queries, list, answer, refetch, close, count } = await readList();
  await answer('old');
  await refetch();
  updateListThroughReads<string[]>(queries, queryKey, addNew);
  expect(list()).toEqual(['new', 'old']);
  await answer('old', 'older');
  expect([list(), count()]).toEqual([['new', 'old', 'older'], 2]);
  // Later reads say what there is.
  await refetch();
  await answer('old');
  expect(list()).toEqual(['old']);
  close();
});

test('a change stays when the earlier read is given up', async () => {
  const { queries, list, answer, refetch, settle, close } = await readList();
  await answer('old');
  await refetch();
  updateListThroughReads<string[]>(queries, queryKey, addNew);
  await queries.cancelQueries({ queryKey });
  await settle();
  expect(list()).toEqual(['new', 'old']);
  close();
});

test('a change is applied to the first answer', async () => {
  const { queries, list, answer, close } = await readList();
  updateListThroughReads<string[]>(queries, queryKey, addNew);
  expect(list()).toBeUndefined();
  await answer('old');
  expect(list()).toEqual(['new', 'old']);
  close();
});

test('a list is read again, also while it is read for the first time', async () => {
  const { queries, list, answer, settle, close, count } = await readList();
  readListsAgain(queries, { queryKey });
  await settle();
  expect(count()).toBe(2);
  await answer('new');
  expect(list()).toEqual(['new']);
  close();
});
