import * as z from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'it is the integrity of a file');

export const moveBody = z.object({
  /** The last file of the batch before; null begins with the first one. */
  after: integrity.nullable().default(null),
});

export const movedView = z.object({
  files: z.int(),
  bytes: z.int().describe('What they took of the database, compressed copies included.'),
  damaged: z.array(z.string()).describe('Files that stay: their bytes have another hash, in the database or in the bucket.'),
  next: z.nullable(integrity).describe('Goes back as `after`; null where that was the last batch.'),
  left: z.object({ files: z.int(), bytes: z.int() }).describe('Files that are still in the database, damaged ones included.'),
});
export type MovedView = z.infer<typeof movedView>;
