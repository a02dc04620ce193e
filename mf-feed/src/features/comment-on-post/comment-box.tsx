import { toVisibleText } from '@social/text-grammar/visible-text';
import type { DraftFile } from '@social/data/drafts/draft-files';
import type { TextDraft } from '@social/data/drafts/use-text-draft';
import { t } from '@social/texts';
import { Button, createPasteHandler, IconButton, ImageIcon, notify, sendOnEnter } from '@social/ui';
import { CommentForm, FormLine } from '@social/ui/comments/comment-form';
import { EmojiButton } from '@social/ui/emoji/emoji-button';
import { isTooLong } from '@social/ui/fields/text-limit';
import type { OutboxItem } from '@social/data';
import { useSubmit } from '@social/data/outbox/use-submit';
import { useRef, type ReactNode } from 'react';
import { FilePicker } from '../../lib/file-picker';
import { MentionField } from '../../lib/mentions/mention-field';
import { getCommentOutbox, type NewEntry } from './comment-outbox';
import { OutgoingEntries, type CommentThreadRef } from './outgoing-entries';
import { PicturePreview } from './picture-preview';
import { usePicture } from './use-picture';

/** The provider refuses longer comments. */
const MAX_CHARACTERS = 5000;

export type CommentBoxProps = {
  /** The field's label: 'Write a comment', 'Replying to Asha'. */
  label: string;
  placeholder?: string;
  draft: TextDraft;
  /** The storage name of the draft, for its picture. */
  draftName: string;
  sendLabel: string;
  /** Shown with the reason when sending fails. */
  failedMessage: string;
  isFocused?: boolean;
  canHavePicture?: boolean;
  /** The thread whose pending comments are listed; absent where a published comment is edited. */
  thread?: CommentThreadRef | null;
  /** Posts the comment, which has a text or a picture. */
  send: (text: string, pictures: readonly DraftFile[]) => Promise<unknown>;
  /** Called after the draft was discarded. */
  onCancel?: () => void;
  /** A line below the field. */
  note?: ReactNode;
};

/** Writes a comment or reply. Enter sends, Shift+Enter starts a new line. The draft stays until it is posted or discarded. */
export function CommentBox({ label, placeholder = label, draft, draftName, canHavePicture = false, ...box }: CommentBoxProps) {
  const picture = usePicture(draftName);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, submit: send } = useSubmit();
  const text = toVisibleText(draft.text);
  const canSend = (text !== '' || picture.chosen !== null) && !isTooLong(text, MAX_CHARACTERS);

  function discard() {
    draft.clear();
    picture.remove();
  }

  async function sendAndClear() {
    await box.send(text, picture.chosen ? [picture.chosen] : []);
    draft.clear();
    picture.release();
  }

  /** Moves a comment that was refused into the box, below what is being written there. */
  function edit({ id, payload, files }: OutboxItem<NewEntry>) {
    if (files[0] && picture.chosen) {
      void notify({ severity: 'info', message: t('A comment has one picture. Send or remove the one in the box first.') });
      return;
    }
    if (!box.thread || !getCommentOutbox(box.thread.userId).take(id)) return;
    draft.change([draft.text, payload.text].filter(Boolean).join('\n'));
    if (files[0]) picture.takeBack(files[0]);
  }

  function submit() {
    if (canSend) void send(sendAndClear);
  }

  return (
    <CommentForm
      field={
        <MentionField
          label={label}
          placeholder={placeholder}
          size="small"
          maxRows={8}
          isFocused={box.isFocused ?? false}
          isReadOnly={state.kind === 'sending'}
          enterKeyHint="send"
          maxCharacters={MAX_CHARACTERS}
          fieldRef={field}
          text={draft.text}
          onTextChange={draft.change}
          onKeyDown={sendOnEnter(submit)}
          {...(canHavePicture && { onPaste: createPasteHandler(picture.attach) })}
        />
      }
      actions={
        <>
          <EmojiButton field={field} />
          {canHavePicture && (
            <FilePicker as={PictureButton} label={t('Picture')} icon={<ImageIcon />} accept="image/*" isSingle onPick={picture.attach} />
          )}
          {box.onCancel && (
            <Button size="small" color="inherit" onClick={() => (discard(), box.onCancel?.())}>
              {t('Cancel')}
            </Button>
          )}
        </>
      }
      sendLabel={box.sendLabel}
      isEmpty={!canSend}
      isSending={state.kind === 'sending'}
      failure={state.kind === 'failed' ? `${box.failedMessage} ${state.reason}` : null}
      onSubmit={submit}
    >
      {box.note}
      {picture.chosen && (
        <FormLine component="div">
          <PicturePreview file={picture.chosen.file} onRemove={picture.remove} />
        </FormLine>
      )}
      {picture.refusal !== null && (
        <FormLine role="alert" color="error">
          {picture.refusal}
        </FormLine>
      )}
      {box.thread && (
        <FormLine component="div">
          <OutgoingEntries thread={box.thread} onEdit={edit} />
        </FormLine>
      )}
    </CommentForm>
  );
}

function PictureButton({ icon, onClick }: { icon: ReactNode; onClick: () => void }) {
  return (
    <IconButton aria-label={t('Add a picture')} title={t('Add a picture')} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
