import { z } from 'zod';
import { idField, textField } from '../../wire/fields';

const photoDescription = textField(1000).trim();

/** A text for each picture of a post, in order. */
export const photoDescriptionsField = z.union([photoDescription.transform((one) => [one]), z.array(photoDescription)]);

export const describePhotosBody = z.object({ post_id: idField, photo_descriptions: photoDescriptionsField });
