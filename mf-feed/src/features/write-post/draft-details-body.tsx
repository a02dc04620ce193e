import { Attachments } from './attachments';
import type { ComposerFormProps } from './composer-form-props';
import { DraftExtras } from './draft-extras';
import { DraftLinkCard } from './draft-link-card';
import { Refusals } from './refusals';

export type DraftDetailsProps = Omit<ComposerFormProps, 'isDraggingFiles'>;

export function DraftDetailsBody({ draft, refusals, composer, onSend }: DraftDetailsProps) {
  return (
    <>
      {draft.attachments.length > 0 && <Attachments draft={draft} composer={composer} onSend={onSend} />}
      <DraftLinkCard draft={draft} onChange={composer.change} />
      <DraftExtras draft={draft} onChange={composer.change} />
      <Refusals refusals={refusals} onDismiss={composer.dismissRefusals} />
    </>
  );
}
