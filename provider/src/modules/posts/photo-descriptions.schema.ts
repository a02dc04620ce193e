import { z } from 'zod';
import { idField, trimmedTextField } from '../../wire/fields';

const photoDescription = trimmedTextField(1000);

/** A text for each picture of a post, in order. */
export const photoDescriptionsField = z.union([photoDescription.transform((one) => [one]), z.array(photoDescription)]);

export const describePhotosBody = z.object({ post_id: idField, photo_descriptions: photoDescriptionsField });
