import { defineRefusal } from '../../lib/refusal';

/** The content has no type that this field accepts. The file name does not matter. */
export const WrongFileTypeError = defineRefusal('PRV_WRONG_FILE_TYPE', 20, '"%s" can not be used here: this kind of file is not supported');
export const FileTooLargeError = defineRefusal('PRV_FILE_TOO_LARGE', 21, '"%s" is too large: at most %s MB');
export const EmptyFileError = defineRefusal('PRV_EMPTY_FILE', 22, '"%s" is empty');
/** The picture cannot be decoded. */
export const BrokenImageError = defineRefusal('PRV_BROKEN_IMAGE', 23, '"%s" is damaged');
export const TooManyFilesError = defineRefusal('PRV_TOO_MANY_FILES', 24, 'At most %s files at once');
/** The picture has more pixels than the provider decodes. */
export const TooManyPixelsInFileError = defineRefusal(
  'PRV_TOO_MANY_PIXELS',
  25,
  '"%s" has too many pixels: %s megapixels, and %s may have %s. Please make it smaller, or save it as a JPEG.',
);
