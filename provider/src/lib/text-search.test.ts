import { foldText } from '@social/text-grammar/fold-text';
import { sql } from 'drizzle-orm';
import { startProvider, type Member, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterAll(() => provider.stop());

type Reply = Record<string, unknown>;
const findPeople = async (search_key: string) => {
  const { users } = await provider.call('search', { search_key }, asha);
  return (users as Reply[]).map(({ name }) => name);
};

/** A name, and the ways in which readers of its script look for it. */
const names: [name: string, queries: string[]][] = [
  ['Marián Dvořák', ['marian', 'Marián', 'DVORAK', 'dvo']],
  ['Étienne', ['etienne', 'e\u0301tienne', 'ETI']],
  ['Weiß', ['weiss', 'WEISS', 'weiß']],
  ['Łukasz Żak', ['lukasz', 'zak']],
  ['Søren Ærø', ['soren', 'aero']],
  ['Nguyễn Việt', ['nguyen viet', 'viet']],
  ['İlknur Işık', ['ilknur', 'isik']],
  ['Γιώργος', ['γιωργος', 'ΓΙΩΡΓΟΣ']],
  ['Семён', ['семен', 'СЕМЁН']],
  ['مُحَمَّد أحمد', ['محمد', 'احمد']],
  ['שִׁירָה', ['שירה']],
  ['हिना शर्मा', ['हिना', 'शर्मा']],
  ['山田 太郎', ['山田', '太郎', '山']],
  ['김민지', ['김민', '김민지'.normalize('NFD')]],
  ['น้ำฝน', ['น้ำ', 'น้ำฝน']],
  ['ＴＡＫＡ', ['taka']],
];

test.each(names)('finds %s as its readers type it', async (name, queries) => {
  const member = await provider.signUp(
    `m${foldText(name).replace(/[^a-z]/g, '')}${name.length}${names.findIndex(([one]) => one === name)}`,
  );
  await provider.call('update-user-data', { first_name: name, last_name: '' }, member);
  for (const query of queries) expect([query, await findPeople(query)]).toEqual([query, expect.arrayContaining([name])]);
});

test('finds no other letters, and takes wildcards as they are', async () => {
  const member = await provider.signUp('other');
  await provider.call('update-user-data', { first_name: 'Майя 100%', last_name: '' }, member);
  expect(await findPeople('маия')).toEqual([]);
  expect(await findPeople('100%')).toEqual(['Майя 100%']);
  expect(await findPeople('100％')).toEqual(['Майя 100%']);
  for (const wildcard of ['a%a', '___', '％％％', '\\\\\\']) expect(await findPeople(wildcard)).toEqual([]);
});

test('folds names in the database as the grammar folds words', async () => {
  for (const text of names.flatMap(([name, queries]) => [name, ...queries])) {
    const { rows } = await provider.db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`);
    expect([text, rows[0]?.folded]).toEqual([text, foldText(text)]);
  }
});
