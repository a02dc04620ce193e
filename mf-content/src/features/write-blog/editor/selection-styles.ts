import { $isLinkNode, $toggleLink, formatUrl } from '@lexical/link';
import { $isListNode, INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical';

export type BlockStyle = 'text' | 'heading' | 'subheading' | 'quote' | 'bullets' | 'numbers';

export type SelectionStyles = { block: BlockStyle; isBold: boolean; isItalic: boolean; linkUrl: string | null };

export const plainStyles: SelectionStyles = { block: 'text', isBold: false, isItalic: false, linkUrl: null };

export function $readStyles(): SelectionStyles {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return plainStyles;
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
  return {
    block: $findBlockStyle(selection),
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    linkUrl: link?.getURL() ?? null,
  };
}

function $findBlockStyle(selection: RangeSelection): BlockStyle {
  const node = selection.anchor.getNode();
  const list = $findMatchingParent(node, $isListNode);
  if (list instanceof ListNode) return list.getTag() === 'ol' ? 'numbers' : 'bullets';
  if ($findMatchingParent(node, $isQuoteNode)) return 'quote';
  const heading = $findMatchingParent(node, $isHeadingNode);
  if (!heading) return 'text';
  return heading.getTag() === 'h2' ? 'heading' : 'subheading';
}

/** Gives the selected paragraphs a style; one that they have already is removed. */
export function toggleBlockStyle(editor: LexicalEditor, style: BlockStyle): void {
  const isSet = editor.read($readStyles).block === style;
  if (!isSet && style === 'bullets') editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
  else if (!isSet && style === 'numbers') editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
  else editor.update(() => $setBlocksType($getSelection(), () => $createBlock(isSet ? 'text' : style)));
}

function $createBlock(style: BlockStyle) {
  switch (style) {
    case 'heading':
      return $createHeadingNode('h2');
    case 'subheading':
      return $createHeadingNode('h3');
    case 'quote':
      return $createQuoteNode();
    default:
      return $createParagraphNode();
  }
}

/** Links the selected text, or inserts the address as text; an empty address removes the link. */
export function setLink(editor: LexicalEditor, typed: string): void {
  const url = typed.trim() === '' ? null : formatUrl(typed.trim());
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const isInLink = $findMatchingParent(selection.anchor.getNode(), $isLinkNode) !== null;
    if (url !== null && selection.isCollapsed() && !isInLink) {
      const text = $createTextNode(typed.trim());
      selection.insertNodes([text]);
      text.select(0, text.getTextContentSize());
    }
    $toggleLink(url);
  });
}
