import { ApiError } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';

export const CANNOT_CHANGE = t('This server cannot change albums.');

/** Explains why a change of an album was refused: a host without the calls for it gives no reason that a member could understand. */
export function albumChangeFailure({ isChangeable }: Pick<Album, 'isChangeable'>, error: Error): string {
  const isUnknownCall = error instanceof ApiError && error.kind === 'refused' && !isChangeable;
  return isUnknownCall ? CANNOT_CHANGE : failureMessage(error);
}
