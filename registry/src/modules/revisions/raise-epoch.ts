import type { Database } from '../../storage/database';
import { createRevisionRepository } from './revisions.repository';
import { openSigningKey, saveSigningKey } from '../signing/open-signing-key';
import { createSigner, makeSigningKey } from '../signing/signing-key';

export type RaiseEpochOptions = {
  database: Database;
  /** The file of the signing key. */
  file: string;
  /** True to make a new key as well, and to delete the old one: edges then refuse anything signed with a stolen key. */
  isKeyReplaced: boolean;
};

/**
 * Makes edges accept what the database holds now, although they have seen more: for a database that was restored from a backup.
 * The latest revision of every environment is signed in the next epoch, which counts more than any number. Repeating it raises it again.
 * @returns the new epoch.
 */
export async function raiseEpoch({ database, file, isKeyReplaced }: RaiseEpochOptions): Promise<number> {
  const { content } = await openSigningKey(file);
  const raised = isKeyReplaced
    ? { epoch: content.epoch + 1, key: makeSigningKey(), retired: [] }
    : { ...content, epoch: content.epoch + 1 };
  await createRevisionRepository(database, createSigner(raised)).signHeads();
  await saveSigningKey(file, raised);
  return raised.epoch;
}
