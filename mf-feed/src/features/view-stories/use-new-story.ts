import { toVisibleText } from '@social/text-grammar/visible-text';
import { failureMessage } from '@social/api/failure-message';
import { acceptFiles, type FileRule } from '@social/api/uploads/accept-files';
import { newId, pageFiles, useOutboxItems } from '@social/data';
import { useDraftFile } from '@social/data/drafts/use-draft-file';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { NotSentError, sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useRef, useState } from 'react';
import { getStoryOutbox } from './story-outbox';
import { drawTextStory, storyBackgrounds, TEXT_STORY_TITLE, type StoryBackground } from './text-story';

const storyRule: FileRule = { kinds: ['photo', 'video'], formatWrongKind: (name) => t('{name} is neither a photo nor a video.', { name }) };

type Upload = { id: string; name: string; type: string; file: File };

/**
 * Edits a new story and sends it: a photo, a video, or only a text, which is drawn as a picture. It outlives the page until it is sent.
 * Calls `onDone` once it is sent, or waits in the outbox for a connection.
 */
export function useNewStory(onDone: () => void) {
  const userId = useSession((session) => session.userId);
  const outbox = userId && getStoryOutbox(userId);
  const draft = useTextDraft(userId, 'story');
  const media = useDraftFile(userId, 'story_file');
  const [background, setBackground] = useState<StoryBackground>(storyBackgrounds[0]);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isCancelled = useRef(false);
  /** A second click while a text is drawn must not share a second story. */
  const isPreparing = useRef(false);
  const drawn = useRef<(Upload & { content: string }) | null>(null);
  const item = useOutboxItems(outbox).find(({ files }) => files.some(({ id }) => id === upload?.id));
  const file = media.chosen?.file ?? null;
  const text = toVisibleText(draft.text);

  /** Takes the first file of a pick that can be a story. */
  function selectFile(chosen: readonly File[]): void {
    const { accepted, refusals } = acceptFiles(chosen, storyRule);
    setRefusal(refusals.join(' ') || null);
    if (accepted[0]) media.change(accepted[0]);
    setFailure(null);
  }

  /** Draws the same text once: a further try must be known as the same story. Its bytes are kept for an outbox that waits. */
  async function toUpload(): Promise<Upload> {
    if (media.chosen) return media.chosen;
    const content = `${background.name} ${text}`;
    if (drawn.current?.content !== content) {
      const picture = await drawTextStory(text, background);
      drawn.current = { content, id: newId(), name: picture.name, type: picture.type, file: picture };
    }
    void pageFiles.put(drawn.current.id, drawn.current.file);
    return drawn.current;
  }

  async function send(): Promise<void> {
    if (!outbox || item || isPreparing.current || (file === null && text === '')) return;
    isCancelled.current = false;
    setFailure(null);
    isPreparing.current = true;
    const sent = await toUpload()
      .catch((error: Error) => setFailure(failureMessage(error)))
      .finally(() => (isPreparing.current = false));
    if (!sent) return;
    setUpload(sent);
    try {
      const outcome = await sendOrTakeBack(outbox, { title: file === null ? TEXT_STORY_TITLE : '', description: text }, [sent]);
      draft.clear();
      media.release();
      onDone();
      if (outcome === 'waiting')
        await notify({ severity: 'info', message: t('Your story is shared by itself when the connection is back.') });
    } catch (error) {
      if (!(error instanceof NotSentError)) throw error;
      if (sent === drawn.current) pageFiles.remove([sent.id]);
      if (error.isFinal) {
        media.change(null);
        setRefusal(error.message);
      } else if (!isCancelled.current) setFailure(error.message);
    }
  }

  function cancel(): void {
    isCancelled.current = true;
    if (item) outbox?.abort(item.id);
  }

  return {
    ...{ file, text, background, refusal, failure, selectFile, setBackground, send, cancel },
    description: draft.text,
    setDescription: draft.change,
    removeFile: () => media.change(null),
    isUntouched: file === null && text === '',
    /** How much has been sent, in percent; null while nothing is being sent. */
    sentPercent:
      item && item.status.kind === 'sending' && upload ? Math.min(100, Math.round((100 * item.status.sentBytes) / upload.file.size)) : null,
  };
}
