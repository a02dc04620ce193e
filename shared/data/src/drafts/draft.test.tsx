import type { PersonId } from '@social/api';
import { object, text } from '@social/api/wire';
import { createMemberStorage } from '@social/data';
import { act, renderHook } from '@testing-library/react';
import { memoryStorage } from '../testing/memory-storage';
import { createDraft, toDraftKey } from './draft';
import { jsonCodec, textCodec } from './draft-codec';
import { useDraft } from './use-draft';
import { useTextDraft } from './use-text-draft';

const [ana, ben] = ['1', '2'] as PersonId[] as [PersonId, PersonId];

const eventCodec = jsonCodec<{ name: string; location: string }>({
  empty: { name: '', location: '' },
  isEmpty: ({ name, location }) => name === '' && location === '',
  decoder: object({ name: text, location: text }),
});

const key = toDraftKey(ana, 'event');

function changeInOtherTab(changedKey: string, value: string): void {
  localStorage.setItem(changedKey, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changedKey })));
}

test('a reload restores a text, only for its member and its name', () => {
  const { result, unmount } = renderHook(() => useTextDraft(ana, 'comment_5'));
  act(() => result.current.change('Half a thought'));
  unmount();

  const textOf = (member: PersonId, name: string) => renderHook(() => useTextDraft(member, name)).result.current.text;
  expect(textOf(ana, 'comment_5')).toBe('Half a thought');
  expect([textOf(ben, 'comment_5'), textOf(ana, 'comment_6')]).toEqual(['', '']);
  expect(localStorage.getItem('draft_1_comment_5')).toBe('Half a thought');
});

test('blank text and a cleared draft leave nothing in the storage', () => {
  const { result } = renderHook(() => useTextDraft(ana, 'comment_5'));
  act(() => result.current.change('Half'));
  act(() => result.current.change('  '));
  expect([result.current.text, localStorage.length]).toEqual(['  ', 0]);
  act(() => result.current.change('Half'));
  act(() => result.current.clear());
  expect([result.current.text, localStorage.length]).toEqual(['', 0]);
});

test('a reload restores a structured draft', () => {
  const { result } = renderHook(() => useDraft(key, eventCodec));
  act(() => result.current.change({ name: 'Picnic', location: '' }));
  expect(result.current.getValue()).toEqual({ name: 'Picnic', location: '' });
  expect(renderHook(() => useDraft(key, eventCodec)).result.current.value).toEqual({ name: 'Picnic', location: '' });
  act(() => result.current.clear());
  expect(localStorage).toHaveLength(0);
});

test.each(['{"name":', '[]', '7', 'null'])('junk in the storage is no draft: %s', (junk) => {
  localStorage.setItem(key, junk);
  expect(createDraft(key, eventCodec).getValue()).toEqual({ name: '', location: '' });
});

test('a draft follows another tab where it is asked to, and otherwise stays as it is', () => {
  const following = renderHook(() => useDraft(key, eventCodec, { followsOtherTabs: true })).result;
  const other = renderHook(() => useDraft(key, eventCodec)).result;
  changeInOtherTab(key, '{"name":"Picnic","location":"Park"}');
  expect([following.current.value.name, other.current.value.name]).toEqual(['Picnic', '']);
});

test('a browser that blocks its storage keeps the draft for as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const storage = createMemberStorage({ open: refuse });
  createDraft('draft_1_note', textCodec, storage).change('Half a thought');
  expect(createDraft('draft_1_note', textCodec, storage).getValue()).toBe('Half a thought');
  expect(createDraft('draft_1_note', textCodec, createMemberStorage({ open: () => memoryStorage() })).getValue()).toBe('');
});
