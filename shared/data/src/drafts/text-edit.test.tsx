import type { PersonId } from '@social/api';
import { act, renderHook } from '@testing-library/react';
import { toDraftKey } from './draft';
import { useFormEdits } from './use-form-edits';
import { useTextEdit } from './use-text-edit';

const ana = '1' as PersonId;
const key = toDraftKey(ana, 'edit_5');

/** An open editor of a text; `save` stores what it shows, as a provider does. */
function openEditor(saved: string) {
  const { result, rerender, unmount } = renderHook((text: string) => useTextEdit(ana, 'edit_5', text), { initialProps: saved });
  return {
    read: () => [result.current.text, result.current.conflict],
    type: (text: string) => act(() => result.current.change(text)),
    discard: () => act(() => result.current.clear()),
    retain: () => act(() => result.current.rebase()),
    savedElsewhere: rerender,
    close: unmount,
    save() {
      rerender(result.current.text);
      act(() => result.current.clear());
      unmount();
    },
  };
}

beforeEach(() => localStorage.clear());

describe('the text of an editor', () => {
  test('is the saved one, also after an edit was saved or discarded', () => {
    const first = openEditor('One');
    expect(first.read()).toEqual(['One', null]);
    first.type('Two');
    first.save();
    expect(localStorage).toHaveLength(0);

    const second = openEditor('Two');
    expect(second.read()).toEqual(['Two', null]);
    second.type('Three');
    second.discard();
    expect([second.read(), localStorage.length]).toEqual([['Two', null], 0]);
  });

  test('follows what is saved elsewhere until something is typed', () => {
    const editor = openEditor('One');
    editor.savedElsewhere('Two');
    expect(editor.read()).toEqual(['Two', null]);
    editor.type('Two and a half');
    expect(editor.read()).toEqual(['Two and a half', null]);
  });

  test('is the draft after a reload, and an emptied one stays empty', () => {
    const first = openEditor('One');
    first.type('Half');
    first.close();
    expect(openEditor('One').read()).toEqual(['Half', null]);
    const second = openEditor('One');
    second.type('');
    second.close();
    expect(openEditor('One').read()).toEqual(['', null]);
  });

  test('says what is saved now where the draft was begun on an older text; and ends the conflict either way', () => {
    const first = openEditor('One');
    first.type('Mine');
    first.close();
    const second = openEditor('Theirs');
    expect(second.read()).toEqual(['Mine', 'Theirs']);
    second.retain();
    second.close();
    const third = openEditor('Theirs');
    expect(third.read()).toEqual(['Mine', null]);
    third.savedElsewhere('Later');
    expect(third.read()).toEqual(['Mine', 'Later']);
    third.discard();
    expect([third.read(), localStorage.length]).toEqual([['Later', null], 0]);
  });

  test('is the saved one where the draft has no change', () => {
    const first = openEditor('One');
    first.type('One more');
    first.type('One ');
    expect(first.read()).toEqual(['One ', null]);
    first.close();
    expect(openEditor('Two').read()).toEqual(['Two', null]);
  });

  test('is the draft of an older release, which did not store what it replaces', () => {
    localStorage.setItem(key, 'Mine');
    expect(openEditor('Now').read()).toEqual(['Mine', 'Now']);
    localStorage.setItem(key, 'Now');
    expect(openEditor('Now').read()).toEqual(['Now', null]);
  });
});

describe('a form', () => {
  type Form = { name: string; location: string };
  const open = (saved: Form) => renderHook((texts: Form) => useFormEdits(key, texts), { initialProps: saved });

  test('shows the saved text of each field that was not edited, also after it changes', () => {
    const { result, rerender } = open({ name: 'Tea', location: 'Park' });
    act(() => result.current.change({ name: 'Coffee' }));
    rerender({ name: 'Tea', location: 'Garden' });
    expect(result.current.texts).toEqual({ name: 'Coffee', location: 'Garden' });
    expect(result.current.getTexts()).toEqual({ name: 'Coffee', location: 'Garden' });
    expect([result.current.conflicts, result.current.isChanged]).toEqual([[], true]);
  });

  test('names the edited fields that changed elsewhere, until each is resolved', () => {
    const first = open({ name: 'Tea', location: 'Park' });
    act(() => first.result.current.change({ name: 'Coffee', location: 'Hall' }));
    first.unmount();
    const { result } = open({ name: 'Milk', location: 'Lake' });
    expect([result.current.texts, result.current.conflicts]).toEqual([{ name: 'Coffee', location: 'Hall' }, ['name', 'location']]);
    act(() => result.current.resolve('name', 'keep'));
    act(() => result.current.resolve('location', 'drop'));
    expect([result.current.texts, result.current.conflicts]).toEqual([{ name: 'Coffee', location: 'Lake' }, []]);
    act(() => result.current.clear());
    expect([result.current.texts, localStorage.length]).toEqual([{ name: 'Milk', location: 'Lake' }, 0]);
  });

  test('stores whole forms, which older releases can read, and reads theirs', () => {
    const { result, unmount } = open({ name: 'Tea', location: 'Park' });
    act(() => result.current.change({ name: 'Coffee' }));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ name: 'Coffee', location: 'Park' });
    unmount();
    localStorage.setItem(key, '{"name":"Coffee","location":"Park"}');
    const again = open({ name: 'Tea', location: 'Park' }).result.current;
    expect([again.texts, again.conflicts]).toEqual([{ name: 'Coffee', location: 'Park' }, ['name']]);
  });

  test.each(['{"name":', '[]', '7', 'null', '{"name":7}'])('has no draft where the storage holds junk: %s', (junk) => {
    localStorage.setItem(key, junk);
    expect(open({ name: 'Tea', location: 'Park' }).result.current.texts).toEqual({ name: 'Tea', location: 'Park' });
  });
});
