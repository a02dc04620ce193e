import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { WireContext } from '../../wire/wire-context';
import { Refusal } from '../../lib/refusal';
import { TooManyFilesError } from '../media/media.errors';
import type { MediaService, MediaType, StoredMedia } from '../media/media.service';
import type { PostWritingService } from './post-writing.service';
import { AlbumWithoutPicturesError } from './posts.errors';
import { presentPost } from './posts.presenter';
import { albumsBody, newPostBody, userAlbumsBody } from './posts.schema';
import type { PostService } from './posts.service';

type Options = { posts: PostService; writing: PostWritingService; media: MediaService; wire: WireContext };

const tags = ['posts'];
const MOST_ATTACHMENTS = 10;
const MOST_ALBUM_FILES = 100;
/** Pictures are decoded and drawn anew: several at once, or a large album would keep its sender waiting too long. */
const ALBUM_FILES_AT_ONCE = 4;
/** What each file field of the form may hold. */
const FIELDS: Record<string, MediaType> = {
  postPhotos: 'image',
  postVideo: 'video',
  postMusic: 'audio',
  postRecord: 'audio',
  postFile: 'file',
};
const ALBUM_EXTENSIONS = /\.(mp4|webm|mov|m4v|mkv)$/i;

export const newPostRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, writing, media, wire }) => {
  async function storeAll(
    files: IncomingFile[],
    most: number,
    kindOf: (file: IncomingFile) => MediaType | undefined,
  ): Promise<StoredMedia[]> {
    if (files.length > most) throw new TooManyFilesError(most);
    const stored: StoredMedia[] = [];
    for (const file of files) {
      const kind = kindOf(file);
      if (kind) stored.push(await media.store(file, kind));
    }
    return stored;
  }

  app.post('/new_post', { schema: { summary: 'Publish a post', tags, body: newPostBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    const attachments = await storeAll(request.incomingFiles, MOST_ATTACHMENTS, ({ field }) => FIELDS[field]);
    const postId = await writing.publish(memberId, {
      text: body.postText,
      privacy: body.postPrivacy ?? 0,
      media: attachments,
      pollOptions: (body.answer ?? [])
        .map((option) => option.trim().slice(0, 200))
        .filter(Boolean)
        .slice(0, 8),
      pageId: body.page_id,
      groupId: body.group_id,
      eventId: body.event_id,
      recipientId: body.recipient_id,
      extras: {
        albumName: body.album_name || null,
        stickerUrl: body.postSticker || null,
        location: body.postMap || null,
        feelingType: body.feeling_type || null,
        feeling: body.feeling || null,
        colorId: body.post_color ?? null,
        youtubeId: youtubeIdOf(body.postText),
        takesComments: body.comments_status !== '0',
      },
    });
    return { post_data: presentPost(await posts.get(postId, memberId), memberId, wire), post_html: '' };
  });

  /** Each file on its own: one that is damaged must not cost its sender the others. */
  async function storeWhatCan(files: IncomingFile[]): Promise<{ stored: StoredMedia[]; refused: { index: number; reason: Refusal }[] }> {
    const outcomes: (StoredMedia | Refusal)[] = [];
    for (let first = 0; first < files.length; first += ALBUM_FILES_AT_ONCE) {
      outcomes.push(...(await Promise.all(files.slice(first, first + ALBUM_FILES_AT_ONCE).map(storeOrRefuse))));
    }
    return {
      stored: outcomes.flatMap((outcome) => (outcome instanceof Refusal ? [] : [outcome])),
      refused: outcomes.flatMap((reason, index) => (reason instanceof Refusal ? [{ index, reason }] : [])),
    };
  }

  async function storeOrRefuse(file: IncomingFile): Promise<StoredMedia | Refusal> {
    try {
      return await media.store(file, ALBUM_EXTENSIONS.test(file.fileName) ? 'video' : 'image');
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  const albumsOptions = {
    config: { maxFiles: MOST_ALBUM_FILES + 1 },
    schema: { summary: 'A member’s albums, or a new one', tags: ['albums'], body: albumsBody },
  };

  app.post('/albums', albumsOptions, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    if (body.type === 'fetch') return { data: await listAlbums(memberId, body.user_id, body.offset, body.limit) };
    const files = request.incomingFiles.filter(({ field }) => field === 'postPhotos');
    if (files.length === 0) throw new AlbumWithoutPicturesError();
    if (files.length > MOST_ALBUM_FILES) throw new TooManyFilesError(MOST_ALBUM_FILES);
    const { stored, refused } = await storeWhatCan(files);
    const [firstRefused] = refused;
    if (stored.length === 0 && firstRefused) throw firstRefused.reason;
    const postId = await writing.publish(memberId, {
      text: '',
      privacy: 0,
      media: stored,
      pollOptions: [],
      extras: { albumName: body.album_name },
    });
    return {
      data: presentPost(await posts.get(postId, memberId), memberId, wire),
      // Ours alone: which files were left out, by their place in the request.
      ...(refused.length > 0 && {
        refused_files: refused.map(({ index, reason }) => ({ index: String(index), error_text: reason.message })),
      }),
    };
  });

  app.post(
    '/get-user-albums',
    { schema: { summary: 'A member’s albums, the older form', tags: ['albums'], body: userAlbumsBody } },
    async (request) => {
      const { user_id: ownerId, offset, limit } = request.body;
      return { albums: await listAlbums(getIdentity(request).memberId, ownerId, offset, limit) };
    },
  );

  async function listAlbums(viewerId: number, ownerId: number, afterPostId: number | undefined, limit: number) {
    const albums = await posts.list({ of: 'albums', id: ownerId }, viewerId, { afterPostId, limit });
    return albums.map((full) => presentPost(full, viewerId, wire));
  }
};

/** A film of YouTube's that is named in a text is shown with the post. */
function youtubeIdOf(text: string): string | null {
  return /(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(text)?.[1] ?? null;
}
