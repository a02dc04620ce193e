import { ApiError } from '@social/api';
import type { OutboxFile } from '@social/data';
import { apiClient } from '@social/session';

/** Returns those files of a post that the host may have by themselves: an attempt to send each was made. */
export function listStagedIds(files: readonly OutboxFile[]): string[] {
  return files.flatMap(({ id, status }) => (status === undefined ? [] : [id]));
}

/** Lets the host remove files that no post will have. The page does not wait for it: after a failure the files expire within a day. */
export function releaseFiles(ids: readonly string[]): void {
  if (ids.length === 0) return;
  import(/* webpackChunkName: 'file-delivery' */ '@social/api/uploads/release-staged-uploads').then(
    ({ releaseStagedUploads }) =>
      releaseStagedUploads(apiClient, ids).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      }),
    // The code could not be loaded.
    () => undefined,
  );
}
