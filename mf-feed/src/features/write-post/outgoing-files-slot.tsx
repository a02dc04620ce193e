import { t } from '@social/texts';
import { Button, lazyComponent } from '@social/ui';
import type { OutgoingFilesProps } from './outgoing-files';

/** Loads with the code that sends files by themselves: without it there is nothing to show, but after a reload. */
export const OutgoingFilesSlot = lazyComponent<OutgoingFilesProps>({
  load: async () => (await import(/* webpackChunkName: 'file-delivery' */ './outgoing-files')).OutgoingFiles,
  fallback: null,
  failed: (retry) => (
    <div role="alert">
      {t('The files of the post could not be shown.')} <Button onClick={retry}>{t('Retry')}</Button>
    </div>
  ),
});
