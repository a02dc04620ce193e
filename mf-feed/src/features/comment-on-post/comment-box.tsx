import { failureMessage } from '@social/api/failure-message';
import { useDraft } from '@social/session';
import { Button, IconButton, ImageIcon, createPasteHandler, styled, Typography } from '@social/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { FilePicker } from '../../lib/file-picker';
import { WritingField } from '../../lib/writing/writing-field';
import { PicturePreview } from './picture-preview';
import { usePicture } from './use-picture';
import { useSending } from './use-sending';

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
  /** A picture can go with it. */
  takesPicture?: boolean;
  /** Makes it last; never called with blank text and no picture. */
  send: (text: string, picture: File | null) => Promise<void>;
  /** Gives it up, and the draft with it. */
  onCancel?: () => void;
};

/** A box to write in. Enter sends, Shift+Enter begins a line. What is typed is lost only when it is sent or given up. */
export function CommentBox({ label, placeholder = label, draftName, initialText, takesPicture = false, ...box }: CommentBoxProps) {
  const draft = useDraft(draftName, initialText);
  const picture = usePicture(draftName);
  const { sending, send } = useSending();
  const text = draft.text.trim();
  const isEmpty = text === '' && picture.file === null;

  function forget() {
    draft.clear();
    picture.remove();
  }

  function submit() {
    if (!isEmpty) void send(() => box.send(text, picture.file).then(forget));
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses it. Safari ends the composition first and has the old key code alone.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  }

  return (
    <Box>
      <WritingField
        label={label}
        placeholder={placeholder}
        size="small"
        maxRows={8}
        isFocused={box.isFocused ?? false}
        isReadOnly={sending.kind === 'now'}
        enterKeyHint="send"
        text={draft.text}
        onTextChange={draft.change}
        onKeyDown={handleKeyDown}
        {...(takesPicture && { onPaste: createPasteHandler(picture.take) })}
      />
      {picture.file && (
        <Line as="div">
          <PicturePreview file={picture.file} onRemove={picture.remove} />
        </Line>
      )}
      {picture.refusal !== null && (
        <Line role="alert" color="error">
          {picture.refusal}
        </Line>
      )}
      {takesPicture && (
        <FilePicker as={PictureButton} label="Picture" icon={<ImageIcon />} accept="image/*" isSingle onPick={picture.take} />
      )}
      {box.onCancel && (
        <Button size="small" color="inherit" onClick={() => (forget(), box.onCancel?.())}>
          Cancel
        </Button>
      )}
      <Button size="small" variant="contained" disabled={isEmpty} loading={sending.kind === 'now'} onClick={submit}>
        {box.sendLabel}
      </Button>
      {sending.kind === 'failed' && (
        <Line role="alert" color="error">
          {box.failedWords} {failureMessage(sending.error)}
        </Line>
      )}
    </Box>
  );
}

function PictureButton({ icon, onClick }: { icon: ReactNode; onClick: () => void }) {
  return (
    <IconButton aria-label="Add a picture" title="Add a picture" onClick={onClick}>
      {icon}
    </IconButton>
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

const Line = styled(Typography)(({ theme }) => ({ ...theme.typography.body2, flexBasis: '100%', order: 1 }));
