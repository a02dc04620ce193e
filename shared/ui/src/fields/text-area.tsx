import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { formatExcess } from './text-limit';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows' | 'value' | 'maxLength'> & {
  value: string;
  ref?: Ref<HTMLTextAreaElement>;
  minRows?: number;
  maxRows: number;
  /** A longer text stays, with a note by how much it is too long. Its form does not send it: see `isTooLong`. */
  maxCharacters?: number;
  size?: 'small' | 'medium';
};

/**
 * A field for several lines, as high as its text between two numbers of rows. It looks like a `TextField`, which brings its label, select
 * and menu into the first visit, and measures its text by a hidden copy in each render. Name it by `aria-label`.
 */
export function TextArea({ ref, minRows = 1, maxRows, size = 'medium', maxCharacters = Infinity, ...props }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const excess = formatExcess(props.value, maxCharacters);

  useLayoutEffect(() => {
    if (own.current && !hasFieldSizing()) fitText(own.current);
  }, [props.value]);

  return (
    <>
      <Field
        {...props}
        {...(excess !== null && { 'aria-invalid': true, 'aria-describedby': noteId })}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        rows={minRows}
        ownerState={{ maxRows, padding: size === 'small' ? 8.5 : 16.5 }}
      />
      {excess !== null && (
        <Note id={noteId} role="status">
          {excess}
        </Note>
      )}
    </>
  );
}

/** Firefox has no `field-sizing`. */
function hasFieldSizing(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;
}

function fitText(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}

/** A line of its own, also in a row that wraps. */
const Note = styled('span')(({ theme }) => ({ ...theme.typography.caption, flexBasis: '100%', color: theme.vars.palette.error.main }));

const Field = styled('textarea', { shouldForwardProp: (name) => name !== 'ownerState' })<{
  ownerState: { maxRows: number; padding: number };
}>(({ theme, rows = 1, ownerState: { maxRows, padding } }) => ({
  ...theme.typography.body1,
  lineHeight: 1.4375,
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  fieldSizing: 'content',
  minHeight: `calc(${rows}lh + ${2 * padding + 2}px)`,
  maxHeight: `calc(${maxRows}lh + ${2 * padding + 2}px)`,
  margin: 0,
  padding: `${padding}px 14px`,
  resize: 'none',
  color: 'inherit',
  background: 'none',
  border: `1px solid rgba(${theme.vars.palette.common.onBackgroundChannel} / 0.23)`,
  borderRadius: 12,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus': { borderColor: theme.vars.palette.primary.main, outline: `1px solid ${theme.vars.palette.primary.main}`, outlineOffset: 0 },
  '&::placeholder': { color: 'currentcolor', opacity: 0.6 },
}));
