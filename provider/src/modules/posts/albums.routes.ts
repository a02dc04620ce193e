import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { albumsBody, userAlbumsBody } from './albums.schema';
import { MAX_ALBUM_FILES, type AlbumService, type RefusedFile } from './albums.service';
import { presentPost } from './posts.presenter';

const tags = ['albums'];

export const albumRoutes: FastifyPluginAsyncZod<{ albums: AlbumService; wire: WireContext }> = async (app, { albums, wire }) => {
  const albumsOptions = {
    // Lets one file too many pass the parser, so that the refusal can say how many an album takes.
    config: { maxFiles: MAX_ALBUM_FILES + 1 },
    schema: { summary: 'A member’s albums, or a new one', tags, body: albumsBody },
  };

  app.post('/albums', albumsOptions, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    if (body.type === 'fetch') return { data: await list(body.user_id, memberId, body.offset, body.limit) };
    const files = request.incomingFiles.filter(({ field }) => field === 'postPhotos');
    const { album, refused } = await albums.create(memberId, body.album_name, files);
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

  async function list(ownerId: number, viewerId: number, afterId: number | undefined, limit: number) {
    const page = await albums.list(ownerId, viewerId, { afterId, limit });
    return page.map((album) => presentPost(album, viewerId, wire));
  }
};

/** Presents the refused files in a field that is no part of the contract, and is absent where every file was stored. */
function presentRefused(refused: RefusedFile[]) {
  if (refused.length === 0) return {};
  return { refused_files: refused.map(({ index, reason }) => ({ index: String(index), error_text: reason.message })) };
}
