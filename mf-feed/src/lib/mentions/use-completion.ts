import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { completeToken, findCompletionToken } from './completion-token';
import { useSuggestions, type Suggestion } from './use-suggestions';

type Options = { field: RefObject<HTMLTextAreaElement | null>; text: string; onTextChange: (text: string) => void };

export type Completion = {
  suggestions: readonly Suggestion[];
  /** The suggestion that Enter selects; -1 for none. */
  activeIndex: number;
  select: (suggestion: Suggestion) => void;
  /** Called with the caret after typing. */
  setCaret: (caret: number) => void;
  /** Called when the caret moved; closes the suggestions unless it is where typing left it. */
  closeUnlessAt: (caret: number | null) => void;
  /** Returns true when the list handled the key. */
  handleKey: (event: KeyboardEvent) => boolean;
};

/** Completes mentions and topics while they are typed. */
export function useCompletion({ field, text, onTextChange }: Options): Completion {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState<{ key: string; index: number } | null>(null);
  const nextCaret = useRef<number | null>(null);
  const token = caret === null ? null : findCompletionToken(text, caret);
  const suggestions = useSuggestions(token);
  const key = token ? `${token.kind} ${token.query}` : '';
  // Enter sends the text. After # it still does until a topic is selected; after @ it selects the first name.
  const firstIndex = token?.kind === 'person' && suggestions.length > 0 ? 0 : -1;
  const activeIndex = active?.key === key ? Math.min(active.index, suggestions.length - 1) : firstIndex;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function select({ insertText }: Suggestion) {
    if (!token) return;
    const completed = completeToken(text, token, insertText);
    nextCaret.current = completed.caret;
    setCaret(null);
    onTextChange(completed.text);
    field.current?.focus();
  }

  function move(by: 1 | -1) {
    const count = suggestions.length;
    setActive({ key, index: (Math.max(activeIndex, by === 1 ? -1 : 0) + by + count) % count });
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (suggestions.length === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const selected = suggestions[activeIndex];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') setCaret(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && selected) select(selected);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    suggestions,
    activeIndex,
    select,
    setCaret,
    closeUnlessAt: (position) => position !== caret && setCaret(null),
    handleKey,
  };
}
