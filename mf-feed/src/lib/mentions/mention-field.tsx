import { plural } from '@social/texts';
import { lazyComponent, TextArea, VisuallyHidden } from '@social/ui';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import type { CompletionListProps } from './completion-list';
import { toOptionId } from './option-id';
import { useCompletion } from './use-completion';

export type MentionFieldProps = {
  label: string;
  placeholder?: string;
  text: string;
  onTextChange: (text: string) => void;
  size?: 'small' | 'medium';
  minRows?: number;
  maxRows: number;
  maxCharacters?: number;
  isFocused?: boolean;
  isReadOnly?: boolean;
  /** The label of the Enter key on a virtual keyboard. */
  enterKeyHint?: 'send' | 'enter';
  /** Called for keys that the suggestions did not handle. */
  onKeyDown?: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent) => void;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

/** A text field that completes mentions and topics while they are typed. */
export function MentionField({ label, text, onTextChange, fieldRef, onKeyDown, onPaste, ...field }: MentionFieldProps) {
  const listId = useId();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const ref = fieldRef ?? ownRef;
  const { suggestions, activeIndex, select, setCaret, closeUnlessAt, handleKey } = useCompletion({ field: ref, text, onTextChange });
  const isOpen = suggestions.length > 0;

  return (
    <>
      <TextArea
        ref={ref}
        size={field.size ?? 'medium'}
        {...(field.minRows !== undefined && { minRows: field.minRows })}
        maxRows={field.maxRows}
        placeholder={field.placeholder ?? label}
        autoFocus={field.isFocused ?? false}
        value={text}
        aria-label={label}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-controls': listId })}
        {...(activeIndex >= 0 && { 'aria-activedescendant': toOptionId(listId, activeIndex) })}
        dir="auto"
        readOnly={field.isReadOnly ?? false}
        {...(field.maxCharacters !== undefined && { maxCharacters: field.maxCharacters })}
        enterKeyHint={field.enterKeyHint}
        onChange={({ target }) => {
          setCaret(target.selectionEnd);
          onTextChange(target.value);
        }}
        onSelect={({ currentTarget }) => closeUnlessAt(currentTarget.selectionEnd)}
        onKeyDown={(event) => void (handleKey(event) || onKeyDown?.(event))}
        onBlur={() => closeUnlessAt(null)}
        onPaste={onPaste}
      />
      <VisuallyHidden role="status">{formatSuggestionCount(suggestions.length)}</VisuallyHidden>
      {isOpen && <CompletionList listId={listId} anchor={ref} suggestions={suggestions} activeIndex={activeIndex} onSelect={select} />}
    </>
  );
}

/** Loaded with the first suggestions. Where it cannot be loaded, mentions are typed in full. */
const CompletionList = lazyComponent<CompletionListProps>({
  load: async () => (await import(/* webpackChunkName: 'mentions' */ './completion-list')).CompletionList,
  fallback: null,
  failed: () => null,
});

function formatSuggestionCount(count: number): string {
  return count === 0 ? '' : plural(count, { one: '{count} suggestion', other: '{count} suggestions' });
}
