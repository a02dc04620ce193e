import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMConversion,
  type DOMConversionMap,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import type { ReactNode } from 'react';
import { FixedBlock } from './fixed-block';
import { isOwnSource } from './picture-node';

type SerializedFixedBlock = SerializedLexicalNode & { html: string };

/** A table, a captioned picture, a piece of code or a line: the editor shows it as readers see it, and does not change it. */
export class FixedBlockNode extends DecoratorNode<ReactNode> {
  __html: string;

  constructor(html: string, key?: NodeKey) {
    super(key);
    this.__html = html;
  }

  static override getType() {
    return 'fixed-block';
  }

  static override clone({ __html, __key }: FixedBlockNode) {
    return new FixedBlockNode(__html, __key);
  }

  static override importJSON({ html }: SerializedFixedBlock) {
    return $createFixedBlockNode(html);
  }

  static override importDOM(): DOMConversionMap {
    return { table: toConversion, figure: toConversion, pre: toConversion, hr: toConversion };
  }

  override exportJSON(): SerializedFixedBlock {
    return { ...super.exportJSON(), html: this.__html };
  }

  override createDOM() {
    return document.createElement('div');
  }

  override updateDOM() {
    return false;
  }

  override isInline(): false {
    return false;
  }

  override decorate(editor: LexicalEditor) {
    return <FixedBlock html={this.__html} onRemove={() => editor.update(() => this.remove())} />;
  }
}

/** Leaves what has pictures of others to the other conversions: the provider would remove them. */
function toConversion(element: HTMLElement): DOMConversion | null {
  const pictures = [...element.querySelectorAll('img')];
  if (!pictures.every((picture) => isOwnSource(picture.getAttribute('src') ?? ''))) return null;
  return { priority: 1, conversion: ({ outerHTML }) => ({ node: $createFixedBlockNode(outerHTML), after: () => [] }) };
}

function $createFixedBlockNode(html: string): FixedBlockNode {
  return $applyNodeReplacement(new FixedBlockNode(html));
}

export function $isFixedBlockNode(node: LexicalNode | null | undefined): node is FixedBlockNode {
  return node instanceof FixedBlockNode;
}
