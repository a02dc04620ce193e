import AttachIcon from '@mui/icons-material/AttachFile';
import GifIcon from '@mui/icons-material/GifBoxOutlined';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import { t } from '@social/texts';
import { CloseIcon, createPasteHandler, FileInput, IconButton, sendOnEnter, styled, TextArea, Typography, notPrinted } from '@social/ui';
import { EmojiButton } from '@social/ui/emoji/emoji-button';
import { useRef, type KeyboardEvent, type RefObject } from 'react';

export type MessageBoxProps = {
  /** The name of the recipient. */
  name: string;
  text: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
  canSend: boolean;
  /** Offers GIFs; null while there is something to send. */
  onGif: (() => void) | null;
  /** Begins a voice message; null while there is something to send, or where the browser records none. */
  onRecord: (() => void) | null;
  /** The message that this one replies to. */
  replyTo: { text: string; onCancel: () => void } | null;
};

/** The provider refuses longer messages. */
export const MAX_MESSAGE_CHARACTERS = 10_000;

/** The field for a message. Enter sends, Shift+Enter begins a new line; files can be picked or pasted. */
export function MessageBox({ name, text, inputRef, onChange, onFiles, onSend, canSend, onGif, onRecord, replyTo }: MessageBoxProps) {
  const picker = useRef<HTMLInputElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && replyTo) return replyTo.onCancel();
    sendOnEnter(() => canSend && onSend())(event);
  }

  return (
    <>
      {replyTo && (
        <ReplyBar>
          <Typography variant="body2" noWrap dir="auto">
            {t('Replying to: {text}', { text: replyTo.text })}
          </Typography>
          <IconButton size="small" aria-label={t('Cancel reply')} onClick={replyTo.onCancel}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </ReplyBar>
      )}
      <Line data-empty={onGif ? '' : undefined}>
        <FileInput ref={picker} label={t('Files to send')} isMultiple onPick={onFiles} />
        <IconButton aria-label={t('Attach files')} onClick={() => picker.current?.click()}>
          <AttachIcon fontSize="small" />
        </IconButton>
        <TextArea
          ref={inputRef}
          maxRows={6}
          size="small"
          aria-label={t('Message to {name}', { name })}
          placeholder={t('Write a message')}
          value={text}
          dir="auto"
          enterKeyHint="send"
          maxCharacters={MAX_MESSAGE_CHARACTERS}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={createPasteHandler(onFiles)}
        />
        <EmojiButton field={inputRef} />
        {onGif && (
          <IconButton aria-label={t('Choose a GIF')} aria-haspopup="dialog" onClick={onGif}>
            <GifIcon fontSize="small" />
          </IconButton>
        )}
        {onRecord && (
          <IconButton aria-label={t('Record a voice message')} onClick={onRecord}>
            <MicIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton color="primary" aria-label={t('Send')} disabled={!canSend} onClick={onSend}>
          <SendIcon fontSize="small" />
        </IconButton>
      </Line>
    </>
  );
}

const ReplyBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 1.5, 0),
  padding: theme.spacing(0.25, 0.5, 0.25, 1.5),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
}));

const Line = styled('div')(({ theme }) => ({
  ...notPrinted,
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1),
  '& > textarea': { borderRadius: 22 },
  '& > button': { width: 44, height: 44, flexShrink: 0 },
  // On a phone Send takes the place of the GIFs and the microphone once there is something to send.
  [theme.breakpoints.down('sm')]: { '&[data-empty] > button:disabled': { display: 'none' } },
}));
