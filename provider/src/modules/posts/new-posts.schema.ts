import { z } from 'zod';
import { optionalIdField, privacyField, stickerField, textField, trimmedTextField, optionalEntryField } from '../../wire/fields';
import type { NewPostRequest } from './new-posts.service';
import { photoDescriptionsField } from './photo-descriptions.schema';
import { PRIVACY } from './privacy';
import { uploadIdsField } from './staged-uploads.schema';

const MAX_POLL_HOURS = 31 * 24;

const optionalHoursField = z
  .string()
  .regex(/^\d{0,3}$/, `must be 1 to ${MAX_POLL_HOURS} hours`)
  .refine((hours) => hours === '' || (Number(hours) >= 1 && Number(hours) <= MAX_POLL_HOURS), `must be 1 to ${MAX_POLL_HOURS} hours`)
  .transform((hours) => (hours === '' ? undefined : Number(hours)))
  .optional();

export const newPostBody = z.object({
  postText: textField(10_000).default(''),
  postPrivacy: privacyField.optional().catch(PRIVACY.everyone),
  postSticker: stickerField.optional(),
  postMap: textField(200).optional(),
  feeling_type: textField(40).optional(),
  feeling: textField(40).optional(),
  post_color: optionalEntryField,
  album_name: trimmedTextField(120).optional(),
  answer: z.union([z.string().transform((option) => [option]), z.array(z.string())]).optional(),
  /**
   * Not in the contract: hours until the poll ends. Without it the poll has no end. A duration, so that a post sent late has its poll open
   * for as long.
   */
  poll_ends_in_hours: optionalHoursField,
  /** Not in the contract: a description of each picture, in order. Empty for none. */
  photo_descriptions: photoDescriptionsField.optional(),
  /** Not in the contract: ids of staged uploads. They precede the files of the form. */
  uploads: uploadIdsField.optional(),
  /** Not in the contract: '0' hides the preview of a link in the text. */
  link_preview: z.enum(['0', '1']).optional().catch(undefined),
  comments_status: z.enum(['0', '1']).optional().catch(undefined),
  page_id: optionalIdField,
  group_id: optionalIdField,
  event_id: optionalIdField,
  recipient_id: optionalIdField,
});

export function toNewPostRequest(form: z.output<typeof newPostBody>): NewPostRequest {
  return {
    text: form.postText,
    privacy: form.postPrivacy ?? PRIVACY.everyone,
    pollOptions: form.answer ?? [],
    pollHours: form.poll_ends_in_hours ?? null,
    photoDescriptions: form.photo_descriptions ?? [],
    uploadIds: [...new Set(form.uploads)],
    showsLink: form.link_preview !== '0',
    target: { pageId: form.page_id, groupId: form.group_id, eventId: form.event_id, recipientId: form.recipient_id },
    details: {
      albumName: form.album_name || null,
      stickerUrl: form.postSticker || null,
      location: form.postMap || null,
      feelingType: form.feeling_type || null,
      feeling: form.feeling || null,
      colorId: form.post_color ?? null,
      takesComments: form.comments_status !== '0',
    },
  };
}
