import type { IncomingFile } from '../../plugins/form-bodies';
import { TooManyFilesError } from '../media/media.errors';
import type { MediaService, MediaType } from '../media/media.service';
import type { FullPost } from './post-assembly';
import type { NewMedia } from './post-writing.repository';
import type { PostContent, PostDetails, PostTarget, PostWritingService } from './post-writing.service';

/** A post as the composer sends it. Its attachments are still the files of the request. */
export type NewPostRequest = Pick<PostContent, 'text' | 'privacy' | 'pollOptions'> & {
  target: PostTarget;
  details: Omit<PostDetails, 'youtubeId'>;
  /** Of each photo, in their order; '' and a missing one for none. */
  photoDescriptions: readonly string[];
};
export type NewPostService = ReturnType<typeof createNewPostService>;

const MAX_ATTACHMENTS = 10;
const MAX_POLL_OPTIONS = 8;
const MAX_POLL_OPTION_CHARACTERS = 200;
const PHOTO_FIELD = 'postPhotos';
/** Media types by the form's file fields. */
const MEDIA_TYPES: Partial<Record<string, MediaType>> = {
  [PHOTO_FIELD]: 'image',
  postVideo: 'video',
  postMusic: 'audio',
  postRecord: 'audio',
  postFile: 'file',
};

export function createNewPostService({ writing, media }: { writing: PostWritingService; media: MediaService }) {
  async function storeAttachments(files: IncomingFile[], photoDescriptions: readonly string[]): Promise<NewMedia[]> {
    if (files.length > MAX_ATTACHMENTS) throw new TooManyFilesError(MAX_ATTACHMENTS);
    const photos = files.filter(({ field }) => field === PHOTO_FIELD);
    const stored: NewMedia[] = [];
    for (const file of files) {
      const type = MEDIA_TYPES[file.field];
      if (type) stored.push({ ...(await media.store(file, type)), description: photoDescriptions[photos.indexOf(file)] });
    }
    return stored;
  }

  return {
    /**
     * Publishes a post with at most 10 files; files of unknown fields are omitted. A poll has at most 8 options of 200 characters.
     * Do not repeat it after a lost reply: each call is another post.
     * @throws {TooManyFilesError | EmptyPostError | NotAllowedToPostError}
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the first file that is refused.
     */
    async publish(
      authorId: number,
      { target, details, photoDescriptions, ...request }: NewPostRequest,
      files: IncomingFile[],
    ): Promise<FullPost> {
      const content = {
        ...request,
        media: await storeAttachments(files, photoDescriptions),
        pollOptions: toPollOptions(request.pollOptions),
        details: { ...details, youtubeId: findYoutubeId(request.text) },
      };
      return writing.publish(authorId, content, target);
    },
  };
}

function toPollOptions(texts: string[]): string[] {
  return texts
    .map((text) => text.trim().slice(0, MAX_POLL_OPTION_CHARACTERS))
    .filter(Boolean)
    .slice(0, MAX_POLL_OPTIONS);
}

/** Finds the YouTube video that a text links to: it is shown with the post. */
function findYoutubeId(text: string): string | null {
  return /(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(text)?.[1] ?? null;
}
