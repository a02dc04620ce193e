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
import { EditedPicture } from './edited-picture';

type SerializedPicture = SerializedLexicalNode & { source: string; alt: string; caption?: string };

/** A picture between the paragraphs. Its source is `draft:` and the id of a chosen file, or the path of a picture that the blog has. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __source: string;
  __alt: string;
  __caption: string;

  constructor(source: string, alt: string, caption: string, key?: NodeKey) {
    super(key);
    this.__source = source;
    this.__alt = alt;
    this.__caption = caption;
  }

  static override getType() {
    return 'picture';
  }

  static override clone({ __source, __alt, __caption, __key }: PictureNode) {
    return new PictureNode(__source, __alt, __caption, __key);
  }

  static override importJSON({ source, alt, caption }: SerializedPicture) {
    return $createPictureNode(source, alt, caption);
  }

  /** Takes only the blog's own pictures. Pictures of pasted content stay where they are. */
  static override importDOM(): DOMConversionMap {
    return {
      img: (element) => {
        const source = element.getAttribute('src') ?? '';
        if (!isOwnSource(source)) return null;
        const alt = element.getAttribute('alt') ?? '';
        return { priority: 1, conversion: () => ({ node: $createPictureNode(source, alt) }) };
      },
      figure: toCaptionedPicture,
    };
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), source: this.__source, alt: this.__alt, caption: this.__caption };
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
    return (
      <EditedPicture
        source={this.__source}
        alt={this.__alt}
        caption={this.__caption}
        onDescribe={(alt) => editor.update(() => this.setAlt(alt))}
        onCaption={(caption) => editor.update(() => this.setCaption(caption))}
        onRemove={remove}
      />
    );
  }

  setAlt(alt: string) {
    this.getWritable().__alt = alt;
  }

  setCaption(caption: string) {
    this.getWritable().__caption = caption;
  }
}

/** Takes a figure of one own picture and a caption of plain text; others are for the conversions of blocks that stay as they are. */
function toCaptionedPicture(figure: HTMLElement): DOMConversion | null {
  const [picture, caption, ...others] = figure.children;
  const source = picture?.getAttribute('src') ?? '';
  const isPlain = picture?.tagName === 'IMG' && caption?.tagName === 'FIGCAPTION' && caption.childElementCount === 0 && others.length === 0;
  if (!isPlain || !isOwnSource(source)) return null;
  const node = () => $createPictureNode(source, picture.getAttribute('alt') ?? '', caption.textContent ?? '');
  return { priority: 2, conversion: () => ({ node: node(), after: () => [] }) };
}

/** Returns true for the source of a chosen file, or of a picture that the blog has. */
export function isOwnSource(source: string): boolean {
  return /^(draft:|upload\/)/.test(source);
}

export function $createPictureNode(source: string, alt = '', caption = ''): PictureNode {
  return $applyNodeReplacement(new PictureNode(source, alt, caption));
}

export function $isPictureNode(node: LexicalNode | null | undefined): node is PictureNode {
  return node instanceof PictureNode;
}
