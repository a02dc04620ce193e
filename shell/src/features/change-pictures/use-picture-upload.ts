import { failureMessage } from '@social/api/failure-message';
import { updateProfile } from '@social/api/people/update-profile';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profilePictureRules, validateCroppedFile, type ProfilePictureKind } from './picture-kinds';

/** Uploads a cropped picture. Resolves when it is shown everywhere or its failure was reported. `percent` is null without an upload. */
export function usePictureUpload(kind: ProfilePictureKind) {
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);

  async function upload(file: File): Promise<void> {
    const problem = validateCroppedFile(file, kind);
    if (problem) return void notify({ severity: 'error', message: problem });
    setPercent(0);
    try {
      await updateProfile(
        apiClient,
        { [kind]: file },
        { onUploadProgress: ({ sentBytes, totalBytes }) => setPercent(Math.round((100 * sentBytes) / (totalBytes ?? file.size))) },
      );
      // The member's own picture is in lists of every kind.
      await queries.invalidateQueries();
      void notify({ severity: 'success', message: t('{title} saved.', { title: profilePictureRules[kind].title }) });
    } catch (error) {
      await handleFailure(error, file);
    } finally {
      setPercent(null);
    }
  }

  async function handleFailure(error: unknown, file: File): Promise<void> {
    const message = refusalMessage((refused) => t('The old picture stays. {failureMessage}', { failureMessage: failureMessage(refused) }))(
      error,
    );
    if (message === null) return;
    setPercent(null);
    const outcome = await notify({ severity: 'error', message: message, action: t('Retry') });
    if (outcome === 'action') await upload(file);
  }

  return { percent, upload };
}
