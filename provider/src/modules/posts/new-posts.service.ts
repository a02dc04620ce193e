import type { IncomingFile } from '../../plugins/form-bodies';
import { TooManyFilesError } from '../media/media.errors';
import type { MediaService, MediaType, StoredMedia } from '../media/media.service';
import type { FullPost } from './post-assembly';
import type { PostContent, PostDetails, PostTarget, PostWritingService } from './post-writing.service';

/** A post as the composer sends it. Its attachments are still the files of the request. */
export type NewPostRequest = Pick<PostContent, 'text' | 'privacy' | 'pollOptions'> & {
  target: PostTarget;
  details: Omit<PostDetails, 'youtubeId'>;
};
export type NewPostService = ReturnType<typeof createNewPostService>;

const MAX_ATTACHMENTS = 10;
const MAX_POLL_OPTIONS = 8;
const MAX_POLL_OPTION_CHARACTERS = 200;
/** Media types by the form's file fields. */
const MEDIA_TYPES: Partial<Record<string, MediaType>> = {
  postPhotos: 'image',
  postVideo: 'video',
  postMusic: 'audio',
  postRecord: 'audio',
  postFile: 'file',
};

export function createNewPostService({ writing, media }: { writing: PostWritingService; media: MediaService }) {
  async function storeAttachments(files: IncomingFile[]): Promise<StoredMedia[]> {
    if (files.length > MAX_ATTACHMENTS) throw new TooManyFilesError(MAX_ATTACHMENTS);
    const stored: StoredMedia[] = [];
    for (const file of files) {
      const type = MEDIA_TYPES[file.field];
      if (type) stored.push(await media.store(file, type));
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
    async publish(authorId: number, { target, details, ...request }: NewPostRequest, files: IncomingFile[]): Promise<FullPost> {
      const content = {
        ...request,
        media: await storeAttachments(files),
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
