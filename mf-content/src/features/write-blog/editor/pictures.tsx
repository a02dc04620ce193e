import type { LexicalEditor, NodeKey } from 'lexical';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Shows the pictures in their places in the text. */
export function Pictures({ editor }: { editor: LexicalEditor }) {
  const [pictures, setPictures] = useState<Record<NodeKey, ReactNode>>(() => editor.getDecorators<ReactNode>());
  useEffect(() => editor.registerDecoratorListener<ReactNode>(setPictures), [editor]);
  return Object.entries(pictures).map(([key, picture]) => {
    const element = editor.getElementByKey(key);
    return element && createPortal(picture, element, key);
  });
}
