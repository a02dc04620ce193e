import { toVisibleText } from '@social/text-grammar/visible-text';
import type { IncomingFile } from '../../plugins/form-bodies';
import { TooManyFilesError } from '../media/media.errors';
import { findVideo } from '../links/find-video';
import type { LinkPreviewService } from '../links/link-previews.service';
import type { MediaService } from '../media/media.service';
import { ATTACHMENT_TYPES, MAX_ATTACHMENTS } from './attachments';
import type { FullPost } from './post-assembly';
import type { NewMedia } from './post-writing.repository';
import type { PostContent, PostDetails, PostTarget, PostWritingService } from './post-writing.service';
import type { StagedUpload } from './staged-uploads.repository';
import type { StagedUploadService } from './staged-uploads.service';

/** A post as the composer sends it. Its attachments are the staged uploads and the files of the request. */
export type NewPostRequest = Pick<PostContent, 'text' | 'privacy' | 'pollOptions'> & {
  target: PostTarget;
  details: Omit<PostDetails, 'youtubeId' | 'linkUrl' | 'pollEndsAt'>;
  /** True if it shows a preview of its first link. */
  showsLink: boolean;
  /** Hours during which the poll takes votes. Null for a poll without an end. */
  pollHours: number | null;
  /** Description of each photo, in order. Empty or missing for none. */
  photoDescriptions: readonly string[];
  /** Unique ids. They precede the files of the request. */
  uploadIds: readonly string[];
};
export type NewPostService = ReturnType<typeof createNewPostService>;

const MAX_POLL_OPTIONS = 8;
const MAX_POLL_OPTION_CHARACTERS = 200;
const HOUR_MS = 3_600_000;

type Dependencies = {
  writing: PostWritingService;
  stagedUploads: StagedUploadService;
  media: MediaService;
  links: LinkPreviewService;
  now: () => Date;
};

export function createNewPostService({ writing, stagedUploads, media, links, now }: Dependencies) {
  async function storeFiles(files: IncomingFile[]): Promise<NewMedia[]> {
    const stored: NewMedia[] = [];
    for (const file of files) {
      const type = ATTACHMENT_TYPES[file.field];
      if (type) stored.push(await media.store(file, type));
    }
    return stored;
  }

  return {
    /**
     * Publishes a post with at most 10 staged uploads and files. Files of unknown fields are omitted. A poll has at most 8 options of 200
     * characters. Do not repeat it after a lost reply: each call adds a post.
     * @throws {TooManyFilesError | StagedUploadNotFoundError | EmptyPostError | NotAllowedToPostError}
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the first refused file.
     */
    async publish(
      authorId: number,
      { target, details, photoDescriptions, uploadIds, showsLink, pollHours, ...request }: NewPostRequest,
      files: IncomingFile[],
    ): Promise<FullPost> {
      if (uploadIds.length + files.length > MAX_ATTACHMENTS) throw new TooManyFilesError(MAX_ATTACHMENTS);
      const pollOptions = toPollOptions(request.pollOptions);
      const pollEndsAt = pollHours !== null && pollOptions.length > 0 ? new Date(now().getTime() + pollHours * HOUR_MS) : null;
      const staged = await stagedUploads.get(authorId, uploadIds);
      const content = {
        ...request,
        media: describePhotos([...staged.map(toMedia), ...(await storeFiles(files))], photoDescriptions),
        stagedUploads: staged,
        pollOptions,
        details: {
          ...details,
          pollEndsAt,
          youtubeId: findVideo(request.text),
          linkUrl: showsLink ? links.findLink(request.text) : null,
        },
      };
      return writing.publish(authorId, content, target);
    },
  };
}

function toMedia({ kind, path, smallPath, fileName, widthPx, heightPx }: StagedUpload): NewMedia {
  return { kind, path, smallPath, fileName, widthPx, heightPx };
}

function describePhotos(media: NewMedia[], descriptions: readonly string[]): NewMedia[] {
  const photos = media.filter(({ kind }) => kind === 'image');
  return media.map((item) => ({ ...item, description: descriptions[photos.indexOf(item)] }));
}

function toPollOptions(texts: string[]): string[] {
  return texts
    .map((text) => Array.from(toVisibleText(text)).slice(0, MAX_POLL_OPTION_CHARACTERS).join(''))
    .filter(Boolean)
    .slice(0, MAX_POLL_OPTIONS);
}
