import { Button, lazyComponent } from '@social/ui';
import type { AttachmentListProps } from './attachment-list';
import type { ComposerFormProps } from './composer-form-props';
import { DraftExtras } from './draft-extras';
import { Refusals } from './refusals';

/** Loaded with the first attachment: the first visit rarely has one. */
const AttachmentList = lazyComponent<AttachmentListProps>({
  load: async () => (await import(/* webpackChunkName: 'attachments' */ './attachment-list')).AttachmentList,
  fallback: null,
  failed: (retry) => <Button onClick={retry}>Show the attachments</Button>,
});

/** Shows what a draft has besides its text, and the refused files. */
export function DraftDetails({ draft, refusals, composer }: Pick<ComposerFormProps, 'draft' | 'refusals' | 'composer'>) {
  return (
    <>
      {draft.attachments.length > 0 && (
        <AttachmentList
          attachments={draft.attachments}
          onMove={composer.moveFile}
          onRemove={composer.removeFile}
          onCrop={composer.replaceFile}
        />
      )}
      <DraftExtras draft={draft} onChange={composer.change} />
      <Refusals refusals={refusals} onDismiss={composer.dismissRefusals} />
    </>
  );
}
