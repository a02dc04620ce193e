import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useDraft } from '@social/session';
import { Button, styled, TextField, Typography } from '@social/ui';
import { useState, type KeyboardEvent } from 'react';

export type CommentBoxProps = {
  /** What is written here: 'Write a comment', 'Replying to Asha'. */
  label: string;
  /** Names the draft: it outlives the page. */
  draftName: string;
  sendLabel: string;
  isFocused?: boolean;
  /** Makes the text last; never called with blank text. */
  send: (text: string) => Promise<void>;
};

type Sending = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

/** A box to write in. Enter sends, Shift+Enter begins a line. What is typed is lost only when it is sent. */
export function CommentBox({ label, draftName, sendLabel, isFocused, send }: CommentBoxProps) {
  const draft = useDraft(draftName);
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
        placeholder={label}
        value={draft.text}
        autoFocus={isFocused ?? false}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={handleKeyDown}
        slotProps={{
          htmlInput: { 'aria-label': label, dir: 'auto', readOnly: sending.kind === 'now', enterKeyHint: 'send', maxLength: 5000 },
        }}
      />
      <Button size="small" variant="contained" disabled={text === ''} loading={sending.kind === 'now'} onClick={() => void submit()}>
        {sendLabel}
      </Button>
      {sending.kind === 'failed' && (
        <Failure role="alert" variant="body2" color="error">
          It was not posted. It is kept here. {failureMessage(sending.error)}
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
