import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMConversionMap,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import type { ReactNode } from 'react';
import { EditedPicture } from './edited-picture';

type SerializedPicture = SerializedLexicalNode & { source: string; alt: string };

/** A picture between the paragraphs. Its source is `draft:` and the id of a chosen file, or the path of a picture that the blog has. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __source: string;
  __alt: string;

  constructor(source: string, alt: string, key?: NodeKey) {
    super(key);
    this.__source = source;
    this.__alt = alt;
  }

  static override getType() {
    return 'picture';
  }

  static override clone({ __source, __alt, __key }: PictureNode) {
    return new PictureNode(__source, __alt, __key);
  }

  static override importJSON({ source, alt }: SerializedPicture) {
    return $createPictureNode(source, alt);
  }

  /** Takes the blog's own pictures alone: what is pasted from elsewhere stays there. */
  static override importDOM(): DOMConversionMap {
    return {
      img: (element) => {
        const source = element.getAttribute('src') ?? '';
        if (!isOwnSource(source)) return null;
        const alt = element.getAttribute('alt') ?? '';
        return { priority: 1, conversion: () => ({ node: $createPictureNode(source, alt) }) };
      },
    };
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), source: this.__source, alt: this.__alt };
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
    const remove = () => editor.update(() => this.remove());
    const describe = (alt: string) => editor.update(() => this.setAlt(alt));
    return <EditedPicture source={this.__source} alt={this.__alt} onDescribe={describe} onRemove={remove} />;
  }

  setAlt(alt: string) {
    this.getWritable().__alt = alt;
  }
}

/** Whether a source is that of a chosen file, or of a picture that the blog has. */
export function isOwnSource(source: string): boolean {
  return /^(draft:|upload\/)/.test(source);
}

export function $createPictureNode(source: string, alt = ''): PictureNode {
  return $applyNodeReplacement(new PictureNode(source, alt));
}

export function $isPictureNode(node: LexicalNode | null | undefined): node is PictureNode {
  return node instanceof PictureNode;
}
