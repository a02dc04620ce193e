import type { MediaType } from '../media/media-type';

/** The most files that a post can have. */
export const MAX_ATTACHMENTS = 10;

/** The types as which the files of a post are stored, by the form's fields. */
export const ATTACHMENT_TYPES: Partial<Record<string, MediaType>> = {
  postPhotos: 'image',
  postVideo: 'video',
  postMusic: 'audio',
  postRecord: 'audio',
  postFile: 'file',
};
