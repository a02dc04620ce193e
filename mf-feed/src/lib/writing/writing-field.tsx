import { TextField } from '@social/ui';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { CompletionList, optionIdOf } from './completion-list';
import { useCompletion } from './use-completion';

export type WritingFieldProps = {
  /** What is written here, for those who hear it. */
  label: string;
  placeholder?: string;
  text: string;
  onTextChange: (text: string) => void;
  size?: 'small' | 'medium';
  minRows?: number;
  maxRows: number;
  mostLetters?: number;
  isFocused?: boolean;
  isReadOnly?: boolean;
  /** What the key of a keyboard on the screen says. */
  enterKeyHint?: 'send' | 'enter';
  /** Keys that were not meant for the suggestions. */
  onKeyDown?: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent) => void;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

/** A field for words that can name people and topics: it completes them while they are typed. */
export function WritingField({ label, text, onTextChange, fieldRef, onKeyDown, onPaste, ...field }: WritingFieldProps) {
  const listId = useId();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const ref = fieldRef ?? ownRef;
  const { suggestions, activeIndex, choose, follow, leave, handleKey } = useCompletion({ field: ref, text, onTextChange });
  const isOffering = suggestions.length > 0;

  return (
    <>
      <TextField
        multiline
        fullWidth
        size={field.size ?? 'medium'}
        {...(field.minRows !== undefined && { minRows: field.minRows })}
        maxRows={field.maxRows}
        placeholder={field.placeholder ?? label}
        autoFocus={field.isFocused ?? false}
        inputRef={ref}
        value={text}
        onChange={({ target }) => {
          follow(target.selectionEnd ?? target.value.length);
          onTextChange(target.value);
        }}
        onKeyDown={(event) => void (handleKey(event) || onKeyDown?.(event))}
        onBlur={() => leave(null)}
        {...(onPaste && { onPaste })}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            'aria-autocomplete': 'list',
            ...(isOffering && { 'aria-controls': listId }),
            ...(activeIndex >= 0 && { 'aria-activedescendant': optionIdOf(listId, activeIndex) }),
            dir: 'auto',
            readOnly: field.isReadOnly ?? false,
            maxLength: field.mostLetters,
            enterKeyHint: field.enterKeyHint,
            onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => leave(currentTarget.selectionEnd),
          },
        }}
      />
      <CompletionList listId={listId} anchor={ref} suggestions={suggestions} activeIndex={activeIndex} onChoose={choose} />
    </>
  );
}
