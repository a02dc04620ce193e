import { ApiError, type UploadOptions, type UploadProgress } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { newId } from '@social/data';
import { t } from '@social/texts';
import { useState } from 'react';

export type Publishing = { kind: 'idle' } | { kind: 'sending'; sentShare: number | null } | { kind: 'failed'; message: string };

/** The texts of a failure: what happened, and what to look at where the answer was lost. */
export type PublishingFailure = { happened: string; lostAnswerHint: string };

const LOST_ANSWER = new Set(['network', 'timeout', 'aborted']);

/** Sends a form under one idempotency key, and shows its progress and failure. */
export function usePublishing(failure: PublishingFailure) {
  const [idempotencyKey] = useState(newId);
  const [publishing, setPublishing] = useState<Publishing>({ kind: 'idle' });

  function showProgress({ sentBytes, totalBytes }: UploadProgress) {
    setPublishing({ kind: 'sending', sentShare: totalBytes ? sentBytes / totalBytes : null });
  }

  /** Resolves to the failure, or to null when it was sent. Bugs pass through. */
  async function send(request: (options: UploadOptions) => Promise<void>): Promise<ApiError | null> {
    setPublishing({ kind: 'sending', sentShare: null });
    try {
      await request({ idempotencyKey, onUploadProgress: showProgress });
      setPublishing({ kind: 'idle' });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const hint = LOST_ANSWER.has(error.kind) ? ` ${failure.lostAnswerHint}` : '';
      setPublishing({
        kind: 'failed',
        message: `${failure.happened} ${t('Everything is kept here.')} ${failureMessage(error)}${hint}`,
      });
      return error;
    }
  }

  return { publishing, send, reset: () => setPublishing({ kind: 'idle' }) };
}
