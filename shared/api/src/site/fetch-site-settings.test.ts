import { fakeClient, ok } from '../testing/fake-client';
import { fetchSiteSettings } from './fetch-site-settings';

const sunset = { id: '1', color_1: '#ff7a59', color_2: '#ffb457', text_color: '#ffffff' };

test.each([
  ['by their ids', { 1: sunset, 2: { id: '2', color_1: 'url(//evil)' } }],
  ['as a list', [sunset, null]],
])('decodes the backgrounds of posts written %s', async (_form, post_colors) => {
  const { postColors } = await fetchSiteSettings(fakeClient(ok({ config: { post_colors } })).client);
  expect([...postColors]).toEqual([['1', { from: '#ff7a59', to: '#ffb457', text: '#ffffff', imageUrl: null }]]);
});

test('decodes the categories and button actions of pages', async () => {
  const config = { page_categories: { 2: 'Cars &amp; more', 3: '' }, call_action_types: { 1: 'Read more' }, page_sub_categories: [] };
  const { pageCategories, pageSubCategories, callActions } = await fetchSiteSettings(fakeClient(ok({ config })).client);
  expect([...pageCategories]).toEqual([['2', 'Cars & more']]);
  expect(pageSubCategories.size).toBe(0);
  expect(callActions.get('1')).toBe('Read more');
});

test('decodes the categories of the blog by id', async () => {
  const { blogCategories } = await fetchSiteSettings(
    fakeClient(ok({ config: { blog_categories: { 1: 'Travel', 2: null, 3: 'Food &amp; wine' } } })).client,
  );
  expect([...blogCategories]).toEqual([
    ['1', 'Travel'],
    ['3', 'Food & wine'],
  ]);
});

test.each([{}, { config: [] }, { config: { post_colors: '' } }, { config: { post_colors: null, x: 1 } }])('none: %j', async (fields) => {
  expect((await fetchSiteSettings(fakeClient(ok(fields)).client)).postColors.size).toBe(0);
});

test.each([
  ['describes_photos', 'storesPhotoDescriptions'],
  ['edits_photo_descriptions', 'canEditPhotoDescriptions'],
  ['stages_uploads', 'canStageUploads'],
  ['previews_links', 'canPreviewLinks'],
  ['ends_polls', 'canEndPolls'],
  ['searches_gifs', 'canSearchGifs'],
] as const)('%s says that our own calls for it are there', async (field, setting) => {
  expect((await fetchSiteSettings(fakeClient(ok({ config: { [field]: '1' } })).client))[setting]).toBe(true);
  expect((await fetchSiteSettings(fakeClient(ok({ config: { blog_categories: {} } })).client))[setting]).toBe(false);
});
