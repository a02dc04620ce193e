import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { WireContext } from '../../wire/wire-context';
import type { AlbumChangesService } from './album-changes.service';
import { MAX_ALBUM_FILES } from './album-limits';
import { albumsBody, userAlbumsBody, type AlbumChange } from './albums.schema';
import type { AlbumService } from './albums.service';
import type { FullPost } from './post-assembly';
import { presentPost } from './posts.presenter';
import type { RefusedFile } from './store-album-files';

const tags = ['albums'];

type Options = { albums: AlbumService; albumChanges: AlbumChangesService; wire: WireContext };
type Changed = { album: FullPost; refused: RefusedFile[] };

export const albumRoutes: FastifyPluginAsyncZod<Options> = async (app, { albums, albumChanges, wire }) => {
  const albumsOptions = {
    // Lets the parser pass one file too many, so that the refusal can name the maximum.
    config: { maxFiles: MAX_ALBUM_FILES + 1 },
    schema: {
      summary: 'A member’s albums, a new one, or a change of one’s own',
      description:
        'Replies `data`: the albums, or the new or changed one. `add`, `edit`, `remove_photo`, `cover` and `order` are our own; an album with ' +
        '`album_cover` can be changed by them. `width`, `height` and `time` of a photo are our own, too.',
      tags,
      body: albumsBody,
    },
  };

  app.post('/albums', albumsOptions, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    if (body.type === 'fetch') return { data: await list(body.user_id, memberId, body.offset, body.limit) };
    const files = request.incomingFiles.filter(({ field }) => field === 'postPhotos');
    const { album, refused } =
      body.type === 'create' ? await albums.create(memberId, body.album_name, files) : await change(memberId, body, files);
    return { data: presentPost(album, memberId, wire), ...presentRefused(refused) };
  });

  app.post(
    '/get-user-albums',
    { schema: { summary: 'A member’s albums, the older form', tags, body: userAlbumsBody } },
    async (request) => {
      const { user_id: ownerId, offset, limit } = request.body;
      return { albums: await list(ownerId, getIdentity(request).memberId, offset, limit) };
    },
  );

  async function change(memberId: number, body: AlbumChange, files: IncomingFile[]): Promise<Changed> {
    switch (body.type) {
      case 'add':
        return albumChanges.add(memberId, body.id, files);
      case 'edit':
        return { album: await albumChanges.rename(memberId, body.id, body.album_name), refused: [] };
      case 'remove_photo':
        return { album: await albumChanges.removeItem(memberId, body.id, body.photo_id), refused: [] };
      case 'cover':
        return { album: await albumChanges.setCover(memberId, body.id, body.photo_id), refused: [] };
      case 'order':
        return { album: await albumChanges.order(memberId, body.id, body.photos), refused: [] };
    }
  }

  async function list(ownerId: number, viewerId: number, afterId: number | undefined, limit: number) {
    const page = await albums.list(ownerId, viewerId, { afterId, limit });
    return page.map((album) => presentPost(album, viewerId, wire));
  }
};

/** Presents the refused files in a field that is not in the contract. It is absent if every file was stored. */
function presentRefused(refused: RefusedFile[]) {
  if (refused.length === 0) return {};
  return { refused_files: refused.map(({ index, reason }) => ({ index: String(index), error_text: reason.message })) };
}
