import type { MediaType } from '../media/media-type';

/** Maximum number of files of a post. */
export const MAX_ATTACHMENTS = 10;

/** Media types of a post's files, by form field. */
export const ATTACHMENT_TYPES: Partial<Record<string, MediaType>> = {
  postPhotos: 'image',
  postVideo: 'video',
  postMusic: 'audio',
  postRecord: 'audio',
  postFile: 'file',
};
