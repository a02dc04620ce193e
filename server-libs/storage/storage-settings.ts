import { z } from 'zod';

/** Settings of the bucket for a server's bytes. Credentials are not included: the SDK finds them by its own chain. */
export const storageSettings = {
  /** The bucket. Without it, the server stores bytes in its default location. */
  STORAGE_BUCKET: z.string().min(1).optional(),
  STORAGE_REGION: z.string().min(1).default('us-east-1'),
  /** Address of an S3-compatible store. AWS by default. */
  STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** True if the bucket is named in the path and not in the host, as most stores except AWS require. */
  STORAGE_PATH_STYLE: z.stringbool().default(false),
};

export type BucketSettings = { bucket: string; region: string; endpoint: string | undefined; isPathStyle: boolean };

type Values = z.infer<z.ZodObject<typeof storageSettings>>;

/** Returns the settings of the bucket, or null if none is set. */
export function toBucketSettings(values: Values): BucketSettings | null {
  if (!values.STORAGE_BUCKET) return null;
  return {
    bucket: values.STORAGE_BUCKET,
    region: values.STORAGE_REGION,
    endpoint: values.STORAGE_ENDPOINT,
    isPathStyle: values.STORAGE_PATH_STYLE,
  };
}
