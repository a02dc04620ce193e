import { createElement, Fragment, type ReactNode } from 'react';
import { findText } from './t';

/** The nodes that replace placeholders, and the functions that make nodes of the text between tags, by name. */
export type RichParts = Readonly<Record<string, ReactNode | ((inner: string) => ReactNode)>>;

const PARTS = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g;

/**
 * Returns a text with elements in it, in the language of the page: `{person}` is replaced by the part of that name, and the part of `<link>text</link>`
 * makes an element of that text, so that translators may move both.
 */
export function rich(source: string, parts: RichParts): ReactNode {
  const text = findText(source);
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, 1: placeholder, 2: tag, 3: inner = '', index } of text.matchAll(PARTS)) {
    nodes.push(text.slice(end, index));
    const part = parts[placeholder ?? tag ?? ''];
    nodes.push(typeof part === 'function' ? part(inner) : part);
    end = index + match.length;
  }
  nodes.push(text.slice(end));
  return createElement(Fragment, null, ...nodes);
}
