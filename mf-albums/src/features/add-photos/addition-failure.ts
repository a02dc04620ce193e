import { ApiError } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { t } from '@social/texts';
import { albumChangeFailure } from '../../lib/album-change-failure';
import type { UploadFailureMessage } from '../../lib/upload/upload-failure';

const FILES_REMAIN = t('The files are still here.');

/** Explains why photos were not added. Rethrows an error that is not an `ApiError`: it is a bug. */
export function toAdditionFailure(album: Pick<Album, 'isChangeable'>, error: unknown): UploadFailureMessage {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'aborted') return { title: t('You stopped it.'), detail: FILES_REMAIN };
  return {
    title: t('The photos could not be added. {albumChangeFailure}', { albumChangeFailure: albumChangeFailure(album, error) }),
    detail: FILES_REMAIN,
  };
}
