import { acceptFiles, type FileRule } from '@social/api/uploads/accept-files';
import { newId, pageFiles, useOutboxItems } from '@social/data';
import { NotSentError, sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSession } from '@social/session';
import { notify } from '@social/ui';
import { useRef, useState } from 'react';
import { getStoryOutbox } from './story-outbox';

const storyRule: FileRule = { kinds: ['photo', 'video'], formatWrongKind: (name) => `${name} is neither a photo nor a video.` };

/** Edits a new story and sends it. Calls `onDone` once it is sent, or waits in the outbox for a connection. */
export function useNewStory(onDone: () => void) {
  const userId = useSession((session) => session.userId);
  const outbox = userId && getStoryOutbox(userId);
  const [uploadId] = useState(newId);
  const [file, setFile] = useState<File | null>(null);
  const [description, setDescription] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isCancelled = useRef(false);
  const item = useOutboxItems(outbox).find(({ files }) => files.some(({ id }) => id === uploadId));

  /** Takes the first file of a pick that can be a story. */
  function selectFile(chosen: readonly File[]): void {
    const { accepted, refusals } = acceptFiles(chosen, storyRule);
    setRefusal(refusals.join(' ') || null);
    if (accepted[0]) setFile(accepted[0]);
    setFailure(null);
  }

  async function send(): Promise<void> {
    if (!file || !outbox || item) return;
    isCancelled.current = false;
    setFailure(null);
    void pageFiles.put(uploadId, file);
    try {
      const upload = { id: uploadId, name: file.name, type: file.type, file };
      const outcome = await sendOrTakeBack(outbox, { description: description.trim() }, [upload]);
      onDone();
      if (outcome === 'waiting') await notify({ severity: 'info', message: 'Your story is shared by itself when the connection is back.' });
    } catch (error) {
      if (!(error instanceof NotSentError)) throw error;
      pageFiles.remove([uploadId]);
      if (error.isFinal) {
        setFile(null);
        setRefusal(error.message);
      } else if (!isCancelled.current) setFailure(error.message);
    }
  }

  function cancel(): void {
    isCancelled.current = true;
    if (item) outbox?.abort(item.id);
  }

  return {
    ...{ file, description, refusal, failure, selectFile, setDescription, send, cancel },
    /** How much has been sent, in percent; null while nothing is being sent. */
    sentPercent:
      item && item.status.kind === 'sending' && file ? Math.min(100, Math.round((100 * item.status.sentBytes) / file.size)) : null,
  };
}
