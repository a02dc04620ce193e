import type { NewPostExtra, NewPostExtras } from '@social/api/posts/post-extras';
import { writableKinds } from '../../lib/post-kinds/post-kinds';
import type { Draft } from './draft';

export type KindEditorSlotProps<Name extends NewPostExtra> = {
  name: Name;
  draft: Draft;
  onChange: (changes: Partial<NewPostExtras>) => void;
};

/** Shows the editor of a kind for the draft's value. */
export function KindEditor<Name extends NewPostExtra>({ name, draft, onChange }: KindEditorSlotProps<Name>) {
  const { Editor } = writableKinds[name];
  const value: NewPostExtras[Name] = draft[name];
  return <Editor value={value} draft={draft} onChange={(next) => onChange({ [name]: next })} />;
}
