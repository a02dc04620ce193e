import { z } from 'zod';

/** A UUID that the page chooses, with or without hyphens. */
export const uploadIdField = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -');

/** Accepts one id, or several in a repeated field. */
export const uploadIdsField = z.union([uploadIdField.transform((one) => [one]), z.array(uploadIdField)]);

export const stageUploadBody = z.object({ upload_id: uploadIdField });

export const releaseUploadsBody = z.object({ uploads: uploadIdsField });
