import { fakeClient, ok, readFormFields, refusal } from '../testing/fake-client';
import { searchGifs } from './search-gifs';

const cat = {
  title: 'A cat &amp; a box',
  url: 'https://g.example/cat.gif',
  preview: 'https://g.example/p.gif',
  still: '',
  width: 200,
  height: 100,
};

test('decodes the GIFs of a page and the offset of the next', async () => {
  const provider = fakeClient(ok({ data: [cat], next_offset: '24' }));
  await expect(searchGifs(provider.client, { query: 'cat', offset: 0 })).resolves.toEqual({
    gifs: [{ title: 'A cat & a box', url: cat.url, previewUrl: cat.preview, stillUrl: null, aspectRatio: 2 }],
    nextOffset: 24,
  });
  expect(readFormFields(provider.requests[0])).toEqual(
    expect.arrayContaining([
      ['search_query', 'cat'],
      ['offset', '0'],
    ]),
  );
});

test('omits a GIF whose address is no URL of a picture, and ends without an offset', async () => {
  const { client } = fakeClient(
    ok({
      data: [
        { ...cat, url: 'javascript:alert(1)' },
        { ...cat, width: 0 },
      ],
      next_offset: '',
    }),
  );
  await expect(searchGifs(client, { query: '', offset: 0 })).resolves.toMatchObject({ gifs: [{ aspectRatio: 1 }], nextOffset: null });
});

test('a host without a source refuses', async () => {
  const { client } = fakeClient(refusal('This site has no search for GIFs'));
  await expect(searchGifs(client, { query: '', offset: 0 })).rejects.toMatchObject({ kind: 'refused' });
});
