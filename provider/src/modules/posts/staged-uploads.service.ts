import { FieldError } from '../../lib/contract.errors';
import type { IncomingFile } from '../../plugins/form-bodies';
import { TooManyFilesError } from '../media/media.errors';
import type { MediaService } from '../media/media.service';
import { ATTACHMENT_TYPES } from './attachments';
import { StagedUploadNotFoundError } from './posts.errors';
import type { StagedUpload, StagedUploadRepository } from './staged-uploads.repository';

type Dependencies = { stagedUploads: StagedUploadRepository; media: MediaService; now: () => Date };
export type StagedUploadService = ReturnType<typeof createStagedUploadService>;

const LIFETIME_MS = 24 * 3_600_000;
const MAX_UPLOADS = 50;
const MAX_BYTES = 256 * 1024 * 1024;

/** Stores files for posts that are not published yet, so that each file is uploaded once even if the post is sent again. */
export function createStagedUploadService({ stagedUploads, media, now }: Dependencies) {
  return {
    /**
     * Stores a member's file for 24 hours, under an id that the member's page chose. `new_post` attaches it. Repeating it changes nothing.
     * A member has at most 50 uploads of 256 MB in total: the oldest are removed for a new one.
     * @throws {FieldError | TooManyFilesError} unless there is exactly one file, in a field of `new_post`.
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} as `new_post`.
     */
    async stage(memberId: number, id: string, files: IncomingFile[]): Promise<void> {
      const [file] = files;
      const type = file && ATTACHMENT_TYPES[file.field];
      if (!type) throw new FieldError('postPhotos', 'must be a file in a field of new_post');
      if (files.length > 1) throw new TooManyFilesError(1);
      await stagedUploads.removeExpired(memberId, now());
      if ((await stagedUploads.list(memberId, now())).some((staged) => staged.id === id)) return;
      const { kind, path, smallPath, fileName, widthPx = null, heightPx = null } = await media.store(file, type);
      const times = { createdAt: now(), expiresAt: new Date(now().getTime() + LIFETIME_MS) };
      const sizeBytes = file.sizeBytes;
      await stagedUploads.add({ memberId, id, kind, path, smallPath, fileName, widthPx, heightPx, sizeBytes, ...times });
      const excess = listExcess(await stagedUploads.list(memberId, now()));
      if (excess.length > 0) await stagedUploads.remove(memberId, excess);
    },

    /** Lists the ids of a member's staged uploads. Expired and attached ones are not included. */
    async listIds(memberId: number): Promise<string[]> {
      return (await stagedUploads.list(memberId, now())).map(({ id }) => id);
    },

    /** Removes uploads that no post will attach, with their files. Repeating it changes nothing. */
    async release(memberId: number, ids: string[]): Promise<void> {
      await stagedUploads.remove(memberId, ids);
    },

    /** Returns uploads in the order of `ids`. @throws {StagedUploadNotFoundError} unless the member has staged all of them. */
    async get(memberId: number, ids: readonly string[]): Promise<StagedUpload[]> {
      if (ids.length === 0) return [];
      const staged = new Map((await stagedUploads.list(memberId, now())).map((upload) => [upload.id, upload]));
      return ids.map((id) => {
        const upload = staged.get(id);
        if (!upload) throw new StagedUploadNotFoundError();
        return upload;
      });
    },
  };
}

/** Lists the uploads beyond a member's limits. `uploads` are newest first. The newest one always stays. */
function listExcess(uploads: readonly StagedUpload[]): string[] {
  let bytes = 0;
  return uploads.flatMap(({ id, sizeBytes }, at) => {
    bytes += sizeBytes;
    return at > 0 && (at >= MAX_UPLOADS || bytes > MAX_BYTES) ? [id] : [];
  });
}
