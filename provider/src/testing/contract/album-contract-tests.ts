import { addToAlbum } from '@social/api/albums/add-to-album';
import { orderAlbum } from '@social/api/albums/order-album';
import { removeFromAlbum } from '@social/api/albums/remove-from-album';
import { renameAlbum } from '@social/api/albums/rename-album';
import { setAlbumCover } from '@social/api/albums/set-album-cover';
import { createAlbum } from '@social/api/albums/create-album';
import { album } from '@social/api/albums/album';
import { fetchAlbum } from '@social/api/albums/fetch-album';
import { fetchAlbums } from '@social/api/albums/fetch-albums';
import { list, object } from '@social/api/wire';
import type { ContractTests, TestContext } from './test-context';

/** Creates an album of three pictures. Their ids are in the order of the reply. */
async function createThree({ ana, picture }: TestContext) {
  const files = [await picture(), await picture(), await picture()];
  const { album: made } = await createAlbum(ana.client, { name: 'Three', files });
  return { albumId: made.id, itemIds: made.items.flatMap(({ id }) => id ?? []) };
}

export const albumContractTests: ContractTests = {
  'albums fetch': async ({ member, picture }) => {
    const owner = await member();
    const { album: made } = await createAlbum(owner.client, { name: 'Lake', files: [await picture(), await picture()] });
    await expect(fetchAlbums(owner.client, { personId: owner.id, limit: 10 })).resolves.toMatchObject([
      { id: made.id, name: 'Lake', media: { photos: [{}, {}] } },
    ]);
    await expect(fetchAlbum(owner.client, made.id)).resolves.toMatchObject({ name: 'Lake' });
  },

  'albums create': async ({ ana, picture }) => {
    await expect(createAlbum(ana.client, { name: 'Hills', files: [await picture()] })).resolves.toMatchObject({
      album: { name: 'Hills', items: [{ kind: 'photo', url: expect.stringMatching(/^http/), smallUrl: expect.stringMatching(/_small/) }] },
      refusedFiles: [],
    });
    await expect(createAlbum(ana.client, { name: ' ', files: [await picture()] })).rejects.toMatchObject({ kind: 'refused' });
  },

  'albums add': async (context) => {
    const { ana, ben, picture } = context;
    const { albumId, itemIds } = await createThree(context);
    const { album: longer, refusedFiles } = await addToAlbum(ana.client, { albumId, files: [await picture(), new Blob(['words'])] });
    expect(longer.items.map(({ id }) => id)).toEqual([...itemIds, expect.any(String)]);
    expect(longer.items[3]).toMatchObject({ size: { width: expect.any(Number), height: expect.any(Number) }, addedAt: expect.any(Date) });
    expect(refusedFiles).toMatchObject([{ index: 1 }]);
    await expect(addToAlbum(ben.client, { albumId, files: [await picture()] })).rejects.toMatchObject({ kind: 'refused' });
  },

  'albums edit': async (context) => {
    const { albumId } = await createThree(context);
    await expect(renameAlbum(context.ana.client, albumId, 'Shore')).resolves.toMatchObject({ name: 'Shore', isChangeable: true });
    await expect(renameAlbum(context.ana.client, albumId, ' ')).rejects.toMatchObject({ kind: 'refused' });
  },

  'albums remove_photo': async (context) => {
    const { albumId, itemIds } = await createThree(context);
    const { items } = await removeFromAlbum(context.ana.client, albumId, itemIds[1]!);
    expect(items.map(({ id }) => id)).toEqual([itemIds[0], itemIds[2]]);
    await expect(removeFromAlbum(context.ben.client, albumId, itemIds[0]!)).rejects.toMatchObject({ kind: 'refused' });
  },

  'albums cover': async (context) => {
    const { albumId, itemIds } = await createThree(context);
    await expect(setAlbumCover(context.ana.client, albumId, itemIds[2]!)).resolves.toMatchObject({ coverId: itemIds[2] });
    const elsewhere = await createThree(context);
    await expect(setAlbumCover(context.ana.client, albumId, elsewhere.itemIds[0]!)).rejects.toMatchObject({ kind: 'refused' });
  },

  'albums order': async (context) => {
    const { albumId, itemIds } = await createThree(context);
    const order = itemIds.toReversed();
    const { items } = await orderAlbum(context.ana.client, albumId, order);
    expect(items.map(({ id }) => id)).toEqual(order);
    await expect(fetchAlbum(context.ben.client, albumId)).resolves.toMatchObject({ items: order.map((id) => ({ id })) });
  },

  'get-user-albums': async ({ member, picture }) => {
    const owner = await member();
    await createAlbum(owner.client, { name: 'Old form', files: [await picture()] });
    const { albums } = await owner.client.call('get-user-albums', { form: { user_id: owner.id }, reply: object({ albums: list(album) }) });
    expect(albums.map((make) => make(0).name)).toEqual(['Old form']);
  },
};
