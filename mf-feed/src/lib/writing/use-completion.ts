import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { completeWord, openWordAt } from './open-word';
import { useSuggestions, type Suggestion } from './use-suggestions';

type Options = { field: RefObject<HTMLTextAreaElement | null>; text: string; onTextChange: (text: string) => void };

export type Completion = {
  suggestions: readonly Suggestion[];
  /** The one that Enter takes; -1 for none. */
  activeIndex: number;
  choose: (suggestion: Suggestion) => void;
  /** The caret is there after typing. */
  follow: (caret: number) => void;
  /** The caret went there by itself; elsewhere than after typing nothing is offered. */
  leave: (caret: number | null) => void;
  /** True when the key was meant for the list. */
  handleKey: (event: KeyboardEvent) => boolean;
};

/** Completes names and topics while they are typed. */
export function useCompletion({ field, text, onTextChange }: Options): Completion {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState<{ of: string; index: number } | null>(null);
  const nextCaret = useRef<number | null>(null);
  const word = caret === null ? null : openWordAt(text, caret);
  const suggestions = useSuggestions(word);
  const key = word ? `${word.kind} ${word.query}` : '';
  // Enter sends: after # it goes on doing so until a topic is looked for. After @ a name is what was meant.
  const firstIndex = word?.kind === 'person' && suggestions.length > 0 ? 0 : -1;
  const activeIndex = active?.of === key ? Math.min(active.index, suggestions.length - 1) : firstIndex;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function choose({ whole }: Suggestion) {
    if (!word) return;
    const completed = completeWord(text, word, whole);
    nextCaret.current = completed.caret;
    setCaret(null);
    onTextChange(completed.text);
    field.current?.focus();
  }

  function move(by: 1 | -1) {
    const count = suggestions.length;
    setActive({ of: key, index: (Math.max(activeIndex, by === 1 ? -1 : 0) + by + count) % count });
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (suggestions.length === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const chosen = suggestions[activeIndex];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') setCaret(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    suggestions,
    activeIndex,
    choose,
    follow: setCaret,
    leave: (place) => place !== caret && setCaret(null),
    handleKey,
  };
}
