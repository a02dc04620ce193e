import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { DRAG_DROP_PASTE, HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { createPasteHandler } from '@social/ui';
import { COMMAND_PRIORITY_HIGH, COMMAND_PRIORITY_LOW, createEditor, HISTORY_MERGE_TAG, PASTE_COMMAND, type LexicalEditor } from 'lexical';
import { $parseArticle } from './article-html';
import { FixedBlockNode } from './fixed-block-node';
import { PictureNode } from './picture-node';

const HISTORY_DELAY_MS = 300;

/** Creates the editor of an article that holds `html`. It belongs to no element yet. */
export function createArticleEditor(html: string): LexicalEditor {
  const editor = createEditor({
    namespace: 'article',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode, FixedBlockNode],
    onError(error) {
      throw error;
    },
  });
  editor.update(() => $parseArticle(editor, html), { tag: HISTORY_MERGE_TAG, discrete: true });
  return editor;
}

/** Lets the editor be typed into, until the returned function is called. `onFiles` gets what is pasted or dropped. */
export function startEditing(editor: LexicalEditor, onFiles: (files: File[]) => void): () => void {
  const handlePaste = createPasteHandler((files) => onFiles([...files]));
  const stops = [
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), HISTORY_DELAY_MS),
    // Before Lexical, which reads a text that is beside the files.
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent)) return false;
        handlePaste(event);
        return event.defaultPrevented;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        onFiles(files);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
