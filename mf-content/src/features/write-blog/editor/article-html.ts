import { $generateNodesFromDOM } from '@lexical/html';
import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isDecoratorNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import { $isFixedBlockNode } from './fixed-block-node';
import { $isPictureNode, type PictureNode } from './picture-node';

/** Writes what the editor holds as the HTML of an article, without empty paragraphs at its ends. */
export function $formatArticle(): string {
  return $getRoot()
    .getChildren()
    .map($formatNode)
    .join('')
    .replace(/^(<p><\/p>)+|(<p><\/p>)+$/g, '');
}

/** Replaces what the editor holds by the HTML of an article. Inline content at its top gets paragraphs around it. */
export function $parseArticle(editor: LexicalEditor, html: string): void {
  const nodes = $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html'));
  const root = $getRoot().clear();
  let paragraph = null;
  for (const node of nodes) {
    if (($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline()) {
      root.append(node);
      paragraph = null;
      continue;
    }
    if (!paragraph) root.append((paragraph = $createParagraphNode()));
    paragraph.append(node);
  }
  if (root.isEmpty()) root.append($createParagraphNode());
}

function $formatNode(node: LexicalNode): string {
  if ($isTextNode(node)) return formatText(node);
  if ($isLineBreakNode(node)) return '<br>';
  if ($isPictureNode(node)) return formatPicture(node);
  if ($isFixedBlockNode(node)) return node.__html;
  if (!$isElementNode(node)) return '';
  const content = node.getChildren().map($formatNode).join('');
  if ($isLinkNode(node)) return `<a href="${escapeHtml(node.getURL())}">${content}</a>`;
  const tag = findTag(node);
  return `<${tag}>${content}</${tag}>`;
}

function formatPicture({ __source, __alt, __caption }: PictureNode): string {
  const picture = `<img src="${escapeHtml(__source)}" alt="${escapeHtml(__alt)}">`;
  const caption = __caption.trim();
  return caption === '' ? picture : `<figure>${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

function findTag(node: LexicalNode): string {
  if ($isHeadingNode(node)) return node.getTag();
  if ($isListNode(node)) return node.getTag();
  if ($isListItemNode(node)) return 'li';
  return $isQuoteNode(node) ? 'blockquote' : 'p';
}

function formatText(node: TextNode): string {
  let html = escapeHtml(node.getTextContent());
  if (node.hasFormat('code')) html = `<code>${html}</code>`;
  if (node.hasFormat('strikethrough')) html = `<s>${html}</s>`;
  if (node.hasFormat('underline')) html = `<u>${html}</u>`;
  if (node.hasFormat('italic')) html = `<em>${html}</em>`;
  return node.hasFormat('bold') ? `<strong>${html}</strong>` : html;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
