import { t } from '@social/texts';
import { toUploadKind, type UploadKind } from './upload-kind';

type KnownFile = Pick<File, 'name' | 'type' | 'size'>;

const MEGABYTE = 1024 * 1024;

/** The provider's limits for one file. It checks the content of files as well. */
const uploadRules: Record<UploadKind, { noun: string; maxMegabytes: number; extensions: RegExp; formats: string }> = {
  photo: {
    noun: t('a photo'),
    maxMegabytes: 12,
    // A name without an extension is accepted for a photo, because the provider encodes it again.
    extensions: /^[^.]*$|\.(jpe?g|a?png|gif|webp|avif|tiff?)$/i,
    formats: t('photos can be JPEG, PNG, GIF, WebP, AVIF or TIFF.'),
  },
  video: {
    noun: t('a video'),
    maxMegabytes: 64,
    extensions: /\.(mp4|webm|mov|m4v|mkv)$/i,
    formats: t('videos can be MP4, WebM, MOV, M4V or MKV.'),
  },
  audio: {
    noun: t('a sound'),
    maxMegabytes: 24,
    extensions: /\.(mp3|wav|og[ag]|opus|aac|flac|m4a|webm)$/i,
    formats: t('sounds can be MP3, WAV, OGG, AAC, FLAC or M4A.'),
  },
  file: {
    noun: t('a file'),
    maxMegabytes: 24,
    extensions: /\.(pdf|zip|docx|xlsx|pptx|odt|ods|txt|md|csv)$/i,
    formats: t('files can be PDF, ZIP, DOCX, XLSX, PPTX, ODT, ODS, TXT, MD or CSV.'),
  },
};

/** Phones write JPEGs of 200 megapixels, which the provider shrinks. Other photos have 12 MB at most. */
const MAX_JPEG_MEGABYTES = 64;

/** Phones of one maker write photos in this format, which few browsers and hosts read. */
const isHeic = ({ name, type }: KnownFile) => /^image\/hei[cf]/.test(type) || /\.hei[cf]s?$/i.test(name);
const isJpeg = ({ name, type }: KnownFile) => type === 'image/jpeg' || /\.jpe?g$/i.test(name);

/** Maximum size of a file, in megabytes. A photo that is a JPEG may be larger. */
export const getMaxMegabytes = (kind: UploadKind): number => uploadRules[kind].maxMegabytes;

/** Returns the reason why the provider would refuse a file for any use, as the end of a sentence, or null. */
export function findFileProblem(file: KnownFile): string | null {
  const kind = toUploadKind(file);
  const { noun, extensions, formats } = uploadRules[kind];
  const maxMegabytes = kind === 'photo' && isJpeg(file) ? MAX_JPEG_MEGABYTES : uploadRules[kind].maxMegabytes;
  if (file.size === 0) return t('it is empty.');
  if (isHeic(file)) return t('it is a HEIC photo. Save or send it as a JPEG: in the camera’s settings this is “Most compatible”.');
  if (!extensions.test(file.name)) return formats;
  if (file.size <= maxMegabytes * MEGABYTE) return null;
  return t('it has {fixed} MB, and {noun} may have {maxMegabytes} MB.', {
    fixed: (Math.ceil((10 * file.size) / MEGABYTE) / 10).toFixed(1),
    noun,
    maxMegabytes,
  });
}

export type FileRule = {
  kinds: readonly UploadKind[];
  /** Formats the sentence for a file of another kind. */
  formatWrongKind: (fileName: string) => string;
};

export const imageRule: FileRule = { kinds: ['photo'], formatWrongKind: () => t('Please select a valid image file.') };

/**
 * Selects the files that the provider accepts. Without a rule, all kinds are accepted. Each is validated separately: an invalid one does
 * not affect the others. `refusals` has a sentence for each refused file, with the limit.
 */
export function acceptFiles<F extends KnownFile>(files: readonly F[], rule?: FileRule): { accepted: F[]; refusals: string[] } {
  const findRefusal = (file: F) => {
    if (rule && !rule.kinds.includes(toUploadKind(file))) return rule.formatWrongKind(file.name);
    const problem = findFileProblem(file);
    return problem && t('“{name}” was left out: {problem}', { name: file.name, problem });
  };
  const checked = files.map((file) => ({ file, refusal: findRefusal(file) }));
  return {
    accepted: checked.filter(({ refusal }) => refusal === null).map(({ file }) => file),
    refusals: [...new Set(checked.flatMap(({ refusal }) => refusal ?? []))],
  };
}
