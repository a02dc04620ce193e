import type { LexicalEditor } from 'lexical';
import { createContext, useContext } from 'react';

export type EditorContextValue = {
  editor: LexicalEditor;
  /** Returns the URL of a picture, or null where it is not here: its file is still being read, or lost. */
  findPictureUrl: (source: string) => string | null;
};

export const EditorContext = createContext<EditorContextValue | null>(null);

/** The editor around a picture. */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('A picture of a blog is shown only in its editor.');
  return value;
}
