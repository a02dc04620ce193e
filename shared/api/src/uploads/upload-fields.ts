import type { UploadKind } from './upload-kind';

/** The form fields of a post's files. */
export const uploadFields: Record<UploadKind, string> = {
  photo: 'postPhotos[]',
  video: 'postVideo',
  audio: 'postMusic',
  file: 'postFile',
};
