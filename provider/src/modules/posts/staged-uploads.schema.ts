import { z } from 'zod';

/** Chosen by the page: a UUID, with or without hyphens. */
export const uploadIdField = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -');

/** Takes one id, or several in a field that is repeated. */
export const uploadIdsField = z.union([uploadIdField.transform((one) => [one]), z.array(uploadIdField)]);

export const stageUploadBody = z.object({ upload_id: uploadIdField });

export const releaseUploadsBody = z.object({ uploads: uploadIdsField });
