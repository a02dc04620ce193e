import { createElement, Fragment, type ReactNode } from 'react';
import { findText } from './t';

/** Nodes that replace placeholders, and functions that convert the text between tags to nodes, by name. */
export type RichParts = Readonly<Record<string, ReactNode | ((inner: string) => ReactNode)>>;

const PARTS = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g;

/**
 * Returns a text with elements, in the page's language. The part of a name replaces `{person}`, and creates an element for
 * `<link>text</link>`, so that translators may move both.
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
