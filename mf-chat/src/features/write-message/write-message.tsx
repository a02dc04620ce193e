import { toVisibleText } from '@social/text-grammar/visible-text';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { notify, styled, useFileDrop, useLazyOverlay } from '@social/ui';
import { isTooLong } from '@social/ui/fields/text-limit';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keyOfRef, type ConversationRef } from '../../lib/conversation-ref';
import { ChosenFileList } from '../../lib/chosen-file-list';
import type { OutgoingMessage } from '../../lib/outgoing-message';
import { useMessageOutbox } from '../../lib/use-message-outbox';
import { readVoiceSeconds } from '../../lib/voice-file';
import { MAX_MESSAGE_CHARACTERS, MessageBox } from './message-box';
import { useChosenFiles } from './use-chosen-files';
import { useReportTyping } from './use-report-typing';

export type WriteMessageProps = {
  conversation: ConversationRef;
  name: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  replyTo: OutgoingMessage['replyTo'];
  onReplyEnd: () => void;
};

/** Lets the member write a message. Text and files are a draft, which outlives a reload, until they are sent. */
export function WriteMessage({ conversation, name, inputRef, replyTo, onReplyEnd }: WriteMessageProps) {
  const userId = useSession((session) => session.userId);
  const draftName = `chat_${keyOfRef(conversation)}`;
  const draft = useTextDraft(userId, draftName);
  const { files, ...chosen } = useChosenFiles(userId, draftName);
  const isDragOver = useFileDrop(chosen.add);
  const reportTyping = useReportTyping(conversation);
  const outbox = useMessageOutbox();
  const message = { conversation, text: '', gifUrl: null, replyTo: null, isForwarded: false };
  const text = toVisibleText(draft.text);
  const recording = useLazyOverlay(t('The recorder'), async () => (await import(/* webpackChunkName: 'sound' */ './voice-bar')).VoiceBar);
  const gifs = useLazyOverlay(t('The GIFs'), async () => (await import(/* webpackChunkName: 'gifs' */ './gif-dialog')).GifDialog);
  const isEmpty = text === '' && files.length === 0;
  const canRecord = 'MediaRecorder' in window && 'mediaDevices' in navigator;

  function endRecording() {
    // The recorder had replaced the field and taken its focus. Restore it at once: a frame may be painted before React's own render.
    flushSync(() => recording.close());
    inputRef.current?.focus();
  }

  async function removeFile(id: string) {
    const removed = files.find((one) => one.id === id);
    chosen.remove(id);
    if (!removed || readVoiceSeconds(removed.name) === null) return;
    // A recording exists nowhere else.
    const outcome = await notify({ severity: 'info', message: t('The recording was discarded.'), action: t('Undo') });
    if (outcome === 'action') chosen.add([removed.file]);
  }

  function sendGif(gifUrl: string) {
    if (!outbox) return;
    void outbox.send({ ...message, gifUrl, replyTo });
    onReplyEnd();
    flushSync(() => gifs.close());
    inputRef.current?.focus();
  }

  function send() {
    if (!outbox) return;
    // The provider takes one file a message: the text goes with the first.
    void outbox.send({ ...message, text, replyTo }, files.slice(0, 1));
    for (const file of files.slice(1)) void outbox.send(message, [file]);
    draft.clear();
    chosen.release();
    reportTyping('');
    onReplyEnd();
  }

  function change(next: string) {
    draft.change(next);
    reportTyping(next);
  }

  return (
    <div {...unsavedWorkProps(chosen.isWriting || !chosen.isSafe)}>
      {isDragOver && <DropHint>{t('Drop to attach')}</DropHint>}
      <ChosenFileList files={files} onRemove={(id) => void removeFile(id)} />
      {recording.Overlay ? (
        <recording.Overlay onRecorded={(file) => chosen.add([file])} onClose={endRecording} />
      ) : (
        <MessageBox
          name={name}
          text={draft.text}
          inputRef={inputRef}
          onChange={change}
          onFiles={chosen.add}
          onSend={send}
          canSend={outbox !== null && !chosen.isReading && !isEmpty && !isTooLong(text, MAX_MESSAGE_CHARACTERS)}
          onGif={isEmpty ? () => void gifs.open() : null}
          onRecord={canRecord && isEmpty ? () => void recording.open() : null}
          replyTo={replyTo && { text: replyTo.text || t('Attachment'), onCancel: onReplyEnd }}
        />
      )}
      {gifs.Overlay && <gifs.Overlay onSend={sendGif} onClose={gifs.close} />}
    </div>
  );
}

const DropHint = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 1.5, 0),
  padding: theme.spacing(2),
  textAlign: 'center',
  borderRadius: 12,
  border: `2px dashed ${theme.vars.palette.primary.main}`,
}));
