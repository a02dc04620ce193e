import { z } from 'zod';

/** Settings of the bucket that a server stores bytes in. Credentials are none of them: the SDK finds those by its own chain. */
export const storageSettings = {
  /** The bucket; without it, the server stores bytes as it does by default. */
  STORAGE_BUCKET: z.string().min(1).optional(),
  STORAGE_REGION: z.string().min(1).default('us-east-1'),
  /** The address of a store that speaks S3; that of AWS by default. */
  STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether the bucket is named in the path, as most stores but AWS need it, and not in the host. */
  STORAGE_PATH_STYLE: z.stringbool().default(false),
};

export type BucketSettings = { bucket: string; region: string; endpoint: string | undefined; isPathStyle: boolean };

type Values = z.infer<z.ZodObject<typeof storageSettings>>;

/** Returns the settings of the bucket; null where none is named. */
export function toBucketSettings(values: Values): BucketSettings | null {
  if (!values.STORAGE_BUCKET) return null;
  return {
    bucket: values.STORAGE_BUCKET,
    region: values.STORAGE_REGION,
    endpoint: values.STORAGE_ENDPOINT,
    isPathStyle: values.STORAGE_PATH_STYLE,
  };
}
