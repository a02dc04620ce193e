import { createAlbum } from '@social/api/albums/create-album';
import { album } from '@social/api/albums/album';
import { fetchAlbum } from '@social/api/albums/fetch-album';
import { fetchAlbums } from '@social/api/albums/fetch-albums';
import { list, object } from '@social/api/wire';
import type { ContractTests } from './test-context';

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

  'get-user-albums': async ({ member, picture }) => {
    const owner = await member();
    await createAlbum(owner.client, { name: 'Old form', files: [await picture()] });
    const { albums } = await owner.client.call('get-user-albums', { form: { user_id: owner.id }, reply: object({ albums: list(album) }) });
    expect(albums.map((make) => make(0).name)).toEqual(['Old form']);
  },
};
