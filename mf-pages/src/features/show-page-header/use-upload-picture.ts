import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { updatePage } from '@social/api/pages/update-page';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { lowerInSentence, t } from '@social/texts';
import { notify, notifyIfRefused } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePages } from '../../lib/page-query';
import { pictureRules } from '../../lib/picture-kinds';
import { getFileUrl } from '../../lib/get-file-url';

/** Shows a picture at once and uploads it; a refused one is removed again and a notification says why. */
export function useUploadPicture(page: Page, kind: 'avatar' | 'cover') {
  const queries = useQueryClient();
  const [picture, setPicture] = useState<File | null>(null);
  const { label } = pictureRules[kind];

  async function send(chosen: File): Promise<void> {
    setPicture(chosen);
    try {
      await updatePage(apiClient, page.id, { [kind]: chosen });
      await invalidatePages(queries);
    } finally {
      setPicture(null);
    }
    void notify({ severity: 'success', message: t('{label} saved.', { label }) });
  }

  return {
    isSending: picture !== null,
    newUrl: picture && getFileUrl(picture),
    upload: (chosen: File) =>
      void notifyIfRefused(
        send(chosen),
        refusalMessage((error) =>
          t('The {picture} is not changed. {failureMessage}', { picture: lowerInSentence(label), failureMessage: failureMessage(error) }),
        ),
      ),
    refuse: (message: string) => void notify({ severity: 'error', message }),
  };
}
