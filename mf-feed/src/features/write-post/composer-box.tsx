import { pageAreaProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import {
  Button,
  Card,
  FileIcon,
  ImageIcon,
  lazyComponent,
  MoreIcon,
  notPrinted,
  createPasteHandler,
  PollIcon,
  RefreshIcon,
  styled,
  VideoIcon,
  sendOnEnter,
} from '@social/ui';
import type { EmojiButtonProps } from '@social/ui/emoji/emoji-button';
import { startTransition, useRef, useState, type ReactNode } from 'react';
import { FilePicker } from '../../lib/file-picker';
import { MentionField } from '../../lib/mentions/mention-field';
import { findSendProblem, isUntouched, MAX_TEXT_CHARACTERS } from './draft';
import { DraftDetails } from './draft-details';
import { SendButton } from './send-button';
import type { DialogPart, ComposerFormProps } from './composer-form-props';

/** Loaded when the box is opened: the first visit does without it. */
const EmojiTool = lazyComponent<EmojiButtonProps>({
  load: async () => (await import(/* webpackChunkName: 'emoji' */ '@social/ui/emoji/emoji-button')).EmojiButton,
  fallback: null,
  failed: (retry) => <Tool label={t('Emoji')} icon={<RefreshIcon />} onClick={retry} />,
});

/**
 * The composer on Home: a text field, attachments, and a button that opens the dialog with everything else. It is one line high until it is
 * used, so that posts are visible above it. It then stays open: shrinking when it loses the focus would move the element that is being
 * clicked.
 */
export function ComposerBox({
  draft,
  refusals,
  composer,
  isDraggingFiles,
  onSend,
  onOpenDialog,
}: ComposerFormProps & { onOpenDialog: (part: DialogPart) => void }) {
  const [hasBeenUsed, setUsed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = hasBeenUsed || refusals.length > 0 || !isUntouched(draft);
  return (
    <Frame
      component="section"
      {...pageAreaProps}
      aria-label={t('Write a post')}
      isDraggingFiles={isDraggingFiles}
      isOpen={isOpen}
      onFocus={({ target }) => {
        // Not for the tools: they would move away under the pointer that has just pressed them. The caret does not wait for what opens.
        if (target instanceof HTMLTextAreaElement) startTransition(() => setUsed(true));
      }}
    >
      <MentionField
        label={t('Share something')}
        placeholder={isDraggingFiles ? t('Drop to attach') : t('Share something')}
        size="small"
        maxRows={8}
        maxCharacters={MAX_TEXT_CHARACTERS}
        fieldRef={field}
        text={draft.text}
        onTextChange={(text) => composer.change({ text })}
        onKeyDown={sendOnEnter(onSend)}
        onPaste={createPasteHandler(composer.addFiles)}
      />
      <DraftDetails draft={draft} refusals={refusals} composer={composer} onSend={onSend} />
      <Row>
        <FilePicker as={Tool} label={t('Image')} icon={<ImageIcon />} accept="image/*" onPick={composer.addFiles} />
        <FilePicker as={ExtraTool} label={t('Video')} icon={<VideoIcon />} accept="video/*" onPick={composer.addFiles} />
        <FilePicker as={ExtraTool} label={t('File')} icon={<FileIcon />} onPick={composer.addFiles} />
        <ExtraTool label={t('Poll')} icon={<PollIcon />} onClick={() => onOpenDialog('poll')} />
        <Tool label={t('More')} icon={<MoreIcon />} onClick={() => onOpenDialog('post')} />
        {isOpen && (
          <>
            <EmojiTool as={Tool} field={field} />
            <Space />
            <SendButton disabledReason={findSendProblem(draft)} onSend={onSend} />
          </>
        )}
      </Row>
    </Frame>
  );
}

type ToolProps = { label: string; icon: ReactNode; onClick: () => void; isExtra?: boolean };

function Tool({ label, icon, onClick, isExtra }: ToolProps) {
  return (
    <ToolButton size="small" color="inherit" aria-label={label} title={label} onClick={onClick} data-extra={isExtra}>
      {icon}
      <span>{label}</span>
    </ToolButton>
  );
}

/** A tool that a narrow box in one line omits: the dialog has it too. */
function ExtraTool(props: ToolProps) {
  return <Tool {...props} isExtra />;
}

const Frame = styled(Card, { shouldForwardProp: (name) => name !== 'isDraggingFiles' && name !== 'isOpen' })<{
  component: 'section';
  isDraggingFiles: boolean;
  isOpen: boolean;
}>(({ theme, isDraggingFiles, isOpen }) => ({
  ...notPrinted,
  display: 'grid',
  gridTemplateColumns: isOpen ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5),
  containerType: 'inline-size',
  ...(isDraggingFiles && { outline: `2px dashed ${theme.vars.palette.primary.main}`, outlineOffset: -6 }),
  // In one line there is no room for names, nor on a phone for all of the tools.
  ...(!isOpen && {
    '& button > span:not([class])': { display: 'none' },
    '@container (max-width: 420px)': { '& button[data-extra]': { display: 'none' } },
  }),
}));

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
