import { IconButton, styled, TextField } from '@social/ui';
import type { KeyboardEvent } from 'react';
import { SendIcon } from './send-icon';

export type MessageBoxProps = {
  /** Whom it is for: 'Asha Rao'. */
  name: string;
  text: string;
  onChange: (text: string) => void;
  /** Never called with blank text. */
  onSend: () => void;
  canSend: boolean;
};

/** A box to write a message in. Enter sends, Shift+Enter begins a line. */
export function MessageBox({ name, text, onChange, onSend, canSend }: MessageBoxProps) {
  function handleKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses it. Safari ends the composition first and has the old key code alone.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  return (
    <Line>
      <TextField
        multiline
        maxRows={6}
        size="small"
        placeholder="Write a message"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        slotProps={{ htmlInput: { 'aria-label': `Message to ${name}`, dir: 'auto', enterKeyHint: 'send' } }}
      />
      <IconButton color="primary" aria-label="Send" disabled={!canSend} onClick={onSend}>
        <SendIcon />
      </IconButton>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  '& .MuiOutlinedInput-root': { borderRadius: 22 },
}));
