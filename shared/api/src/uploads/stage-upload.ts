import type { ApiClient, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import { uploadFields } from './upload-fields';
import type { UploadKind } from './upload-kind';

export type StagedFile = {
  /** 8 to 64 letters, digits, `_` or `-`, chosen by the page: a UUID. */
  id: string;
  kind: UploadKind;
  file: Blob;
};

/**
 * Sends a file before its post, which then names it by its id. The host stores it for 24 hours. May be repeated. Only our provider has this
 * call (`canStageUploads` of the site settings).
 * @throws {ApiError} `refused` with the provider's reason if the file is too large or invalid, and every kind of a call.
 */
export async function stageUpload(
  client: ApiClient,
  { id, kind, file }: StagedFile,
  { signal, onUploadProgress }: Pick<UploadOptions, 'signal' | 'onUploadProgress'> = {},
): Promise<void> {
  await client.call('stage-upload', {
    form: { upload_id: id },
    files: { [uploadFields[kind]]: file },
    ...(onUploadProgress && { onUploadProgress }),
    reply: object({}),
    signal,
  });
}
