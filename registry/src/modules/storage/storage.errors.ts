import createError from '@fastify/error';

/** This registry stores files in its database: there is no bucket to move them to. Fix: name one in `STORAGE_BUCKET` at every replica, and restart them. */
export const BucketMissingError = createError<[]>('REG_BUCKET_MISSING', 'No bucket is named in the settings of this registry.', 409);
