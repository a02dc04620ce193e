import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { AttachmentList } from './attachment-list';
import type { ComposerFormProps } from './composer-form-props';
import { DescriptionField } from './description-field';
import { DescriptionNote } from './description-note';
import { getDescription, listUndescribed, withDescription } from './photo-descriptions';
import { useDescriptionReminder } from './use-description-reminder';

export type AttachmentsProps = Pick<ComposerFormProps, 'draft' | 'composer' | 'onSend'>;

/** The files of a draft, with the descriptions of its pictures where the host stores them. */
export function Attachments({ draft, composer, onSend }: AttachmentsProps) {
  const { data: settings } = useQuery(siteSettingsQuery(apiClient));
  const isOffered = settings?.storesPhotoDescriptions ?? false;
  const buttonPrefix = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = draft.attachments.find(({ id }) => id === openedId);
  const undescribed = listUndescribed(draft);
  const reminder = useDescriptionReminder({ composer, isEnabled: isOffered, onRemind: open });

  function open(id: string): void {
    setOpenedId(id);
    // A field that opens now takes the focus by itself.
    field.current?.focus();
  }

  function close(id: string): void {
    setOpenedId(null);
    document.getElementById(buttonPrefix + id)?.focus();
  }

  function describe(id: string, text: string): void {
    composer.change({ photoDescriptions: withDescription(composer.getState().draft.photoDescriptions, id, text) });
  }

  function remove(id: string): void {
    describe(id, '');
    composer.removeFile(id);
  }

  /** The cropped picture is a new attachment in the same position: it inherits the description. */
  function crop(id: string, file: File): void {
    const at = draft.attachments.findIndex((attachment) => attachment.id === id);
    const text = getDescription(draft, id);
    composer.replaceFile(id, file);
    const croppedId = composer.getState().draft.attachments[at]?.id;
    describe(id, '');
    if (croppedId !== undefined) describe(croppedId, text);
  }

  return (
    <>
      <AttachmentList
        attachments={draft.attachments}
        description={
          isOffered ? { buttonPrefix, openedId, isWritten: (id) => getDescription(draft, id).trim() !== '', onOpen: open } : null
        }
        onMove={composer.moveFile}
        onRemove={remove}
        onCrop={crop}
      />
      {isOffered && opened && (
        <DescriptionField
          key={opened.id}
          fieldRef={field}
          name={opened.name}
          text={getDescription(draft, opened.id)}
          onChange={(text) => describe(opened.id, text)}
          onClose={() => close(opened.id)}
        />
      )}
      {isOffered && undescribed[0] && (
        <DescriptionNote
          count={undescribed.length}
          isOn={reminder.isOn}
          isHeld={reminder.isOn && draft.attachments.some(({ id }) => reminder.remindedIds.has(id))}
          onOnChange={reminder.setOn}
          onSend={onSend}
        />
      )}
    </>
  );
}
