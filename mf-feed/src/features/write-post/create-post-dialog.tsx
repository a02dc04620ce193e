import {
  AudioIcon,
  createPasteHandler,
  Dialog,
  DialogHeader,
  FileIcon,
  ImageIcon,
  PollIcon,
  styled,
  VideoIcon,
  sendOnControlEnter,
} from '@social/ui';
import { useId, useState, type ReactNode } from 'react';
import { FilePicker } from '../../lib/file-picker';
import { MentionField } from '../../lib/mentions/mention-field';
import { AttachmentList } from './attachment-list';
import { ColorPart } from './color-part';
import { ColorIcon, FeelingIcon, GifIcon } from './composer-icons';
import { DialogTile } from './dialog-tile';
import { whyNotReady } from './draft';
import { DraftExtras } from './draft-extras';
import { FeelingPart } from './feeling-part';
import { GifPart } from './gif-part';
import { PollPart } from './poll-part';
import { Refusals } from './refusals';
import { SendButton } from './send-button';
import { SharingPart } from './sharing-part';
import type { DialogPart, ComposerFormProps } from './composer-form-props';

type Part = 'poll' | 'feeling' | 'gif' | 'color';

export type CreatePostDialogProps = ComposerFormProps & { startsWith: DialogPart; onClose: () => void };

const fileTiles = [
  { label: 'Image', accept: 'image/*', icon: <ImageIcon /> },
  { label: 'Video', accept: 'video/*', icon: <VideoIcon /> },
  { label: 'File', accept: undefined, icon: <FileIcon /> },
  { label: 'Audio', accept: 'audio/*', icon: <AudioIcon /> },
] as const;

const partTiles: readonly { part: Part; label: string; icon: ReactNode }[] = [
  { part: 'poll', label: 'Poll', icon: <PollIcon /> },
  { part: 'feeling', label: 'Feelings', icon: <FeelingIcon /> },
  { part: 'gif', label: 'GIF', icon: <GifIcon /> },
  { part: 'color', label: 'Color', icon: <ColorIcon /> },
];

/** Writes a post with everything that it can have. Closing it retains the draft. */
export function CreatePostDialog({ draft, refusals, composer, isDraggingFiles, onSend, onClose, startsWith }: CreatePostDialogProps) {
  const titleId = useId();
  const [part, setPart] = useState<Part | null>(startsWith === 'poll' ? 'poll' : null);
  const addFiles = (files: readonly File[]) => void composer.addFiles(files);
  const disabledReason = whyNotReady(draft);
  const send = () => disabledReason === null && onSend();

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <Body>
        <DialogHeader titleId={titleId} title="Create a Post" onClose={onClose} />
        <MentionField
          label="What's on your mind?"
          placeholder={isDraggingFiles ? 'Drop to attach' : "What's on your mind?"}
          minRows={4}
          maxRows={14}
          maxLength={10_000}
          isFocused
          text={draft.text}
          onTextChange={(text) => composer.change({ text })}
          onKeyDown={sendOnControlEnter(send)}
          onPaste={createPasteHandler(addFiles)}
        />
        <AttachmentList
          attachments={draft.attachments}
          onMove={composer.moveFile}
          onRemove={composer.removeFile}
          onCrop={(id, file) => void composer.replaceFile(id, file)}
        />
        <DraftExtras draft={draft} onChange={composer.change} />
        <Refusals refusals={refusals} onDismiss={composer.dismissRefusals} />
        <Tiles>
          {fileTiles.map(({ label, accept, icon }) => (
            <FilePicker key={label} as={DialogTile} label={label} icon={icon} accept={accept} onPick={addFiles} />
          ))}
          {partTiles.map((tile) => (
            <DialogTile
              key={tile.part}
              label={tile.label}
              icon={tile.icon}
              isOpen={part === tile.part}
              onClick={() => setPart(part === tile.part ? null : tile.part)}
            />
          ))}
        </Tiles>
        {part === 'poll' && <PollPart answers={draft.pollAnswers} onChange={(pollAnswers) => composer.change({ pollAnswers })} />}
        {part === 'feeling' && <FeelingPart feeling={draft.feeling} onChange={(feeling) => composer.change({ feeling })} />}
        {part === 'gif' && <GifPart gifUrl={draft.gifUrl} onChange={(gifUrl) => composer.change({ gifUrl })} />}
        {part === 'color' && <ColorPart draft={draft} onChange={(colorId) => composer.change({ colorId })} />}
        <SharingPart audience={draft.audience} allowsComments={draft.allowsComments} onChange={composer.change} />
      </Body>
      <Foot>
        <Hint>{disabledReason ?? 'Ctrl + Enter posts it'}</Hint>
        <SendButton disabledReason={disabledReason} onSend={send} />
      </Foot>
    </Dialog>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 2.5),
  overflowY: 'auto',
}));

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(1),
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Hint = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  // Devices without a pointer rarely have these keys.
  '@media (hover: none)': { visibility: 'hidden' },
}));
