import type { NewPostExtra } from '@social/api/posts/post-extras';
import { t } from '@social/texts';
import {
  AudioIcon,
  createPasteHandler,
  DialogHeader,
  FileIcon,
  ImageIcon,
  styled,
  useMediaQuery,
  VideoIcon,
  sendOnControlEnter,
  type Theme,
} from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { EmojiButton } from '@social/ui/emoji/emoji-button';
import { useId, useRef, useState } from 'react';
import { FilePicker } from '../../lib/file-picker';
import { MentionField } from '../../lib/mentions/mention-field';
import { useBackCloses } from '../../lib/use-back-closes';
import { writableKinds, writableNames } from '../../lib/post-kinds/post-kinds';
import { DialogTile } from './dialog-tile';
import { findSendProblem, MAX_TEXT_CHARACTERS } from './draft';
import { DraftDetails } from './draft-details';
import { KindEditor } from './kind-editor';
import { SendButton } from './send-button';
import { SharingPart } from './sharing-part';
import type { DialogPart, ComposerFormProps } from './composer-form-props';

export type CreatePostDialogProps = ComposerFormProps & { startsWith: DialogPart; onClose: () => void };

const fileTiles = [
  { label: t('Image'), accept: 'image/*', icon: <ImageIcon /> },
  { label: t('Video'), accept: 'video/*', icon: <VideoIcon /> },
  { label: t('File'), accept: undefined, icon: <FileIcon /> },
  { label: t('Audio'), accept: 'audio/*', icon: <AudioIcon /> },
] as const;

/** Writes a post with everything that it can have, over the whole screen of a phone. Closing it retains the draft. */
export function CreatePostDialog({ draft, refusals, composer, isDraggingFiles, onSend, onClose, startsWith }: CreatePostDialogProps) {
  const titleId = useId();
  const isSheet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useBackCloses(isSheet, onClose);
  const field = useRef<HTMLTextAreaElement>(null);
  const [part, setPart] = useState<NewPostExtra | null>(startsWith === 'poll' ? 'poll' : null);
  const disabledReason = findSendProblem(draft);
  const send = () => disabledReason === null && onSend();

  return (
    <Dialog open fullWidth fullScreen={isSheet} maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <Body>
        <DialogHeader titleId={titleId} title={t('Create a Post')} onClose={onClose} />
        <MentionField
          label={t("What's on your mind?")}
          placeholder={isDraggingFiles ? t('Drop to attach') : t("What's on your mind?")}
          minRows={4}
          maxRows={14}
          maxCharacters={MAX_TEXT_CHARACTERS}
          isFocused
          fieldRef={field}
          text={draft.text}
          onTextChange={(text) => composer.change({ text })}
          onKeyDown={sendOnControlEnter(send)}
          onPaste={createPasteHandler(composer.addFiles)}
        />
        <DraftDetails draft={draft} refusals={refusals} composer={composer} onSend={onSend} />
        <Tiles>
          {fileTiles.map(({ label, accept, icon }) => (
            <FilePicker key={label} as={DialogTile} label={label} icon={icon} accept={accept} onPick={composer.addFiles} />
          ))}
          <EmojiButton as={DialogTile} field={field} />
          {writableNames.map((name) => {
            const { label, Icon } = writableKinds[name];
            return (
              <DialogTile
                key={name}
                label={label}
                icon={<Icon />}
                isOpen={part === name}
                onClick={() => setPart(part === name ? null : name)}
              />
            );
          })}
        </Tiles>
        {part && <KindEditor name={part} draft={draft} onChange={composer.change} />}
        <SharingPart audience={draft.audience} allowsComments={draft.allowsComments} onChange={composer.change} />
      </Body>
      <Foot>
        <Hint>{disabledReason ?? t('Ctrl + Enter posts it')}</Hint>
        <SendButton disabledReason={disabledReason} onSend={send} />
      </Foot>
    </Dialog>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
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
