import { pageAreaProps } from '@social/contracts/page-protocol';
import { Button, Card, FileIcon, ImageIcon, MoreIcon, createPasteHandler, PollIcon, styled, VideoIcon, sendOnEnter } from '@social/ui';
import type { ReactNode } from 'react';
import { FilePicker } from '../../lib/file-picker';
import { MentionField } from '../../lib/mentions/mention-field';
import { findSendProblem } from './draft';
import { DraftDetails } from './draft-details';
import { SendButton } from './send-button';
import type { DialogPart, ComposerFormProps } from './composer-form-props';

/** The composer on Home: a text field, attachments, and the way to the dialog with everything else. */
export function ComposerBox({
  draft,
  refusals,
  composer,
  isDraggingFiles,
  onSend,
  onOpenDialog,
}: ComposerFormProps & { onOpenDialog: (part: DialogPart) => void }) {
  return (
    <Frame component="section" {...pageAreaProps} aria-label="Write a post" isDraggingFiles={isDraggingFiles}>
      <MentionField
        label="Share something"
        placeholder={isDraggingFiles ? 'Drop to attach' : 'Share something'}
        size="small"
        maxRows={8}
        maxLength={10_000}
        text={draft.text}
        onTextChange={(text) => composer.change({ text })}
        onKeyDown={sendOnEnter(onSend)}
        onPaste={createPasteHandler(composer.addFiles)}
      />
      <DraftDetails draft={draft} refusals={refusals} composer={composer} />
      <Row>
        <FilePicker as={Tool} label="Image" icon={<ImageIcon />} accept="image/*" onPick={composer.addFiles} />
        <FilePicker as={Tool} label="Video" icon={<VideoIcon />} accept="video/*" onPick={composer.addFiles} />
        <FilePicker as={Tool} label="File" icon={<FileIcon />} onPick={composer.addFiles} />
        <Tool label="Poll" icon={<PollIcon />} onClick={() => onOpenDialog('poll')} />
        <Tool label="More" icon={<MoreIcon />} onClick={() => onOpenDialog('post')} />
        <Space />
        <SendButton disabledReason={findSendProblem(draft)} onSend={onSend} />
      </Row>
    </Frame>
  );
}

function Tool({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <ToolButton size="small" color="inherit" aria-label={label} title={label} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </ToolButton>
  );
}

const Frame = styled(Card, { shouldForwardProp: (name) => name !== 'isDraggingFiles' })<{ component: 'section'; isDraggingFiles: boolean }>(
  ({ theme, isDraggingFiles }) => ({
    display: 'grid',
    gap: theme.spacing(1.25),
    padding: theme.spacing(1.5),
    containerType: 'inline-size',
    ...(isDraggingFiles && { outline: `2px dashed ${theme.vars.palette.primary.main}`, outlineOffset: -6 }),
  }),
);

const Row = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'nowrap' });

const Space = styled('span')({ flex: 1 });

const ToolButton = styled(Button)(({ theme }) => ({
  minWidth: 40,
  minHeight: 40,
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.5, 1),
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 22 },
  // Shows the labels only where there is room.
  '@container (max-width: 520px)': { '& > span:not([class])': { display: 'none' } },
}));
