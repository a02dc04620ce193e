import { useDraft } from '@social/session';
import { ApiError } from '@social/api';
import { failureWords } from '@social/api/failure-words';
import { Button, styled, TextField, Typography } from '@social/ui';
import { useState, type KeyboardEvent } from 'react';

export type CommentBoxProps = {
  /** What is written here: 'Write a comment', 'Replying to Asha'. */
  label: string;
  placeholder?: string;
  /** Names the draft: it outlives the page. */
  draftName: string;
  initialText?: string;
  sendLabel: string;
  /** What to say when it did not get through; the text stays. */
  failedWords: string;
  isFocused?: boolean;
  /** Makes the text last; never called with blank text. */
  send: (text: string) => Promise<void>;
  /** Gives it up, and the draft with it. */
  onCancel?: () => void;
};

type Sending = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

/** A box to write in. Enter sends, Shift+Enter begins a line. What is typed is lost only when it is sent or given up. */
export function CommentBox({
  label,
  placeholder = label,
  draftName,
  initialText,
  sendLabel,
  failedWords,
  isFocused,
  send,
  onCancel,
}: CommentBoxProps) {
  const draft = useDraft(draftName, initialText);
  const [sending, setSending] = useState<Sending>({ kind: 'no' });
  const text = draft.text.trim();

  async function submit() {
    if (text === '' || sending.kind === 'now') return;
    setSending({ kind: 'now' });
    try {
      await send(text);
      setSending({ kind: 'no' });
      draft.clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ kind: 'failed', error });
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses it. Safari ends the composition first and has the old key code alone.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void submit();
  }

  return (
    <Box>
      <TextField
        multiline
        maxRows={8}
        size="small"
        placeholder={placeholder}
        value={draft.text}
        autoFocus={isFocused}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={handleKeyDown}
        slotProps={{ htmlInput: { 'aria-label': label, dir: 'auto', readOnly: sending.kind === 'now', enterKeyHint: 'send' } }}
      />
      {onCancel && (
        <Button size="small" color="inherit" onClick={() => (draft.clear(), onCancel())}>
          Cancel
        </Button>
      )}
      <Button size="small" variant="contained" disabled={text === ''} loading={sending.kind === 'now'} onClick={() => void submit()}>
        {sendLabel}
      </Button>
      {sending.kind === 'failed' && (
        <Failure role="alert" variant="body2" color="error">
          {failedWords} {failureWords(sending.error)}
        </Failure>
      )}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  '& > .MuiTextField-root': { flex: '1 1 200px' },
  '& > button': { minHeight: 40 },
}));

const Failure = styled(Typography)({ flexBasis: '100%' });
