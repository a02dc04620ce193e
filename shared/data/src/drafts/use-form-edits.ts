import { formEditsCodec, isSameText, type FieldEdit, type FormEdits } from './form-edits';
import { useDraft } from './use-draft';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export type FormEditsInUse<Name extends string> = {
  /** The texts that the form shows: the draft's text of each field that was edited, the saved text of the others. */
  texts: Texts<Name>;
  /** Returns the same after an `await`. */
  getTexts: () => Texts<Name>;
  isChanged: boolean;
  change: (texts: Partial<Texts<Name>>) => void;
  /** Returns to the saved texts. */
  clear: () => void;
  /** The edited fields whose saved text has changed since. Saving would replace it. */
  conflicts: readonly Name[];
  /** Ends the conflict of a field: with the draft's text, or with the saved one. */
  resolve: (name: Name, choice: 'keep' | 'drop') => void;
};

/** Edits a form of texts. The draft is stored under `key` until it is saved or discarded. @param saved the texts without a draft, in any render the latest */
export function useFormEdits<Name extends string>(key: string, saved: Texts<Name>): FormEditsInUse<Name> {
  const { value, getValue, change, clear } = useDraft<FormEdits<Name>>(key, formEditsCodec);
  const names = Object.keys(saved) as Name[];

  /** All fields, because a release without `from:` reads whole forms only. */
  const complete = (edits: FormEdits<Name>): Record<Name, FieldEdit> =>
    Object.fromEntries(names.map((name) => [name, completeEdit(edits[name], saved[name])])) as Record<Name, FieldEdit>;

  const toTexts = (edits: FormEdits<Name>): Texts<Name> =>
    Object.fromEntries(Object.entries<FieldEdit>(complete(edits)).map(([name, { to }]) => [name, to])) as Texts<Name>;

  const replace = (name: Name, edit: FieldEdit) => change({ ...complete(getValue()), [name]: edit });
  const shown = complete(value);
  return {
    texts: toTexts(value),
    getTexts: () => toTexts(getValue()),
    isChanged: names.some((name) => !isSameText(shown[name].to, saved[name])),
    change(texts) {
      const edits = complete(getValue());
      for (const name of Object.keys(texts) as Name[]) edits[name] = { ...edits[name], to: texts[name] ?? '' };
      change(edits);
    },
    clear,
    conflicts: names.filter((name) => shown[name].from !== saved[name] && !isSameText(shown[name].to, saved[name])),
    resolve: (name, choice) => replace(name, { from: saved[name], to: choice === 'keep' ? shown[name].to : saved[name] }),
  };
}

/** An edit that changes nothing follows the saved text. */
function completeEdit(edit: FieldEdit | undefined, saved: string): FieldEdit {
  return edit && (edit.from === saved || !isSameText(edit.from, edit.to)) ? edit : { from: saved, to: saved };
}
