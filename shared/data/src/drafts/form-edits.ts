import { reading } from '@social/api/wire';
import { jsonCodec } from './draft-codec';

/** A new text, and the saved text when the member began to change it. */
export type FieldEdit = { from: string; to: string };

/** The edits of a form, by the names of its fields. */
export type FormEdits<Name extends string = string> = Partial<Record<Name, FieldEdit>>;

const FROM = 'from:';

/**
 * Stores edits flat: `name` for the new text, `from:name` for the text that it replaces. Without the latter it replaces an empty text,
 * as in the drafts of releases that did not store it.
 */
export const formEditsCodec = jsonCodec<FormEdits>({
  empty: {},
  isEmpty: (edits) => Object.values(edits).every((edit) => edit !== undefined && isSameText(edit.from, edit.to)),
  decoder: reading((stored): FormEdits => {
    const entries: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    const texts = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    const names = Object.keys(texts).filter((name) => !name.startsWith(FROM));
    return Object.fromEntries(names.map((name) => [name, { from: texts[FROM + name] ?? '', to: texts[name] ?? '' }]));
  }),
  toStored: (edits) =>
    Object.fromEntries(
      Object.entries(edits).flatMap(([name, edit]) => {
        if (!edit) return [];
        return edit.from === ''
          ? [[name, edit.to]]
          : [
              [name, edit.to],
              [FROM + name, edit.from],
            ];
      }),
    ),
});

/** True if two texts differ at most in the blanks around them, which are not saved. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
