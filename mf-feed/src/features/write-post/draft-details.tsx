import { AttachmentList } from './attachment-list';
import type { ComposerFormProps } from './composer-form-props';
import { DraftExtras } from './draft-extras';
import { Refusals } from './refusals';

/** Shows what a draft has besides its text, and the refused files. */
export function DraftDetails({ draft, refusals, composer }: Pick<ComposerFormProps, 'draft' | 'refusals' | 'composer'>) {
  return (
    <>
      <AttachmentList
        attachments={draft.attachments}
        onMove={composer.moveFile}
        onRemove={composer.removeFile}
        onCrop={composer.replaceFile}
      />
      <DraftExtras draft={draft} onChange={composer.change} />
      <Refusals refusals={refusals} onDismiss={composer.dismissRefusals} />
    </>
  );
}
