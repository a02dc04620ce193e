import { failureMessage } from '@social/api/failure-message';
import { updateProfile } from '@social/api/people/update-profile';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureRules, problemOfCut, type PictureKind } from './picture-kinds';

/** Sends a cut picture; resolves when it shows everywhere, or its failure was said. `percent` while it is on its way. */
export function usePictureUpload(kind: PictureKind) {
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);

  async function upload(file: File): Promise<void> {
    const problem = problemOfCut(file, kind);
    if (problem) return void notify({ severity: 'error', message: problem });
    setPercent(0);
    try {
      await updateProfile(
        apiClient,
        { [kind]: file },
        { onUploadProgress: ({ sentBytes, totalBytes }) => setPercent(Math.round((100 * sentBytes) / (totalBytes ?? file.size))) },
      );
      // Pictures of oneself stand in lists of every kind.
      await queries.invalidateQueries();
      void notify({ severity: 'success', message: `${pictureRules[kind].title} saved.` });
    } catch (error) {
      await sayFailure(error, file);
    } finally {
      setPercent(null);
    }
  }

  async function sayFailure(error: unknown, file: File): Promise<void> {
    const words = refusalMessage((refused) => `The old picture stays. ${failureMessage(refused)}`)(error);
    if (words === null) return;
    setPercent(null);
    const end = await notify({ severity: 'error', message: words, action: 'Retry' });
    if (end === 'action') await upload(file);
  }

  return { percent, upload };
}
