import type { EventId } from '@social/api';
import { createEvent } from '@social/api/events/create-event';
import { describePhotos } from '@social/api/posts/describe-photos';
import { editPost } from '@social/api/posts/edit-post';
import { fetchLinkPreview } from '@social/api/posts/fetch-link-preview';
import { fetchHashtagPosts } from '@social/api/posts/fetch-hashtag-posts';
import { fetchNewsFeed } from '@social/api/posts/fetch-news-feed';
import { fetchPost } from '@social/api/posts/fetch-post';
import { fetchTimelinePosts } from '@social/api/posts/fetch-timeline-posts';
import { fetchSavedPosts } from '@social/api/posts/fetch-saved-posts';
import { hidePost } from '@social/api/posts/hide-post';
import { post as wirePost } from '@social/api/posts/post';
import { setPostSaved } from '@social/api/posts/set-post-saved';
import { sharePost } from '@social/api/posts/share-post';
import { fetchStagedUploads } from '@social/api/uploads/fetch-staged-uploads';
import { releaseStagedUploads } from '@social/api/uploads/release-staged-uploads';
import { stageUpload } from '@social/api/uploads/stage-upload';
import { list, object } from '@social/api/wire';
import { someEvent } from './event-contract-tests';
import { openGroup } from './open-group';
import type { ContractTests } from './test-context';

export const postContractTests: ContractTests = {
  'posts get_news_feed': async ({ ana, post, picture }) => {
    const photo = await post(ana, 'A picture & more', { uploads: [{ kind: 'photo', file: await picture() }] });
    const text = await post(ana, 'Words alone');
    const [newest, second] = await fetchNewsFeed(ana.client, { limit: 10 });
    expect(newest).toMatchObject({
      id: text,
      plainText: 'Words alone',
      publisher: { id: ana.id, name: 'Member 1' },
      isLiked: false,
      isSaved: false,
      allowsComments: true,
    });
    expect(second).toMatchObject({
      id: photo,
      plainText: 'A picture & more',
      media: { kind: 'photos', photos: [{ url: expect.stringMatching(/^http.*jpg$/) }] },
    });
    await expect(fetchNewsFeed(ana.client, { limit: 1, postType: 'photos' })).resolves.toMatchObject([{ id: photo }]);
    await expect(fetchNewsFeed(ana.client, { limit: 1, afterPostId: text })).resolves.toMatchObject([{ id: photo }]);
  },

  'posts get_user_posts': async ({ ana, member, post }) => {
    const author = await member();
    const id = await post(author, 'Mine');
    await expect(fetchTimelinePosts(ana.client, { of: 'person', id: author.id }, { limit: 10 })).resolves.toMatchObject([{ id }]);
  },

  'posts get_page_posts': async ({ ana, post, page }) => {
    const made = await page(ana);
    const id = await post(ana, 'Something shared');
    await sharePost(ana.client, id, { kind: 'page', pageId: made.id }, 'Look');
    await expect(fetchTimelinePosts(ana.client, { of: 'page', id: made.id }, { limit: 10 })).resolves.toMatchObject([
      { pageId: made.id, shared: { id } },
    ]);
  },

  'posts get_group_posts': async (context) => {
    const groupId = await openGroup(context, context.ana);
    const id = await context.post(context.ana, 'For the group');
    await sharePost(context.ana.client, id, { kind: 'group', groupId }, '');
    await expect(fetchTimelinePosts(context.ana.client, { of: 'group', id: groupId }, { limit: 10 })).resolves.toMatchObject([
      { groupId, shared: { id } },
    ]);
  },

  'posts get_event_posts': async ({ ana }) => {
    const eventId: EventId = await createEvent(ana.client, someEvent);
    await ana.client.call('new_post', { form: { postText: 'See you there', event_id: eventId }, reply: object({}) });
    await expect(fetchTimelinePosts(ana.client, { of: 'event', id: eventId }, { limit: 10 })).resolves.toMatchObject([
      { plainText: 'See you there' },
    ]);
  },

  'posts saved': async ({ member, post, ana }) => {
    const reader = await member();
    const id = await post(ana, 'Worth keeping');
    await setPostSaved(reader.client, id, true);
    await expect(fetchSavedPosts(reader.client, { limit: 10 })).resolves.toMatchObject([{ id, isSaved: true }]);
  },

  'posts hashtag': async ({ ana, post }) => {
    const id = await post(ana, 'All about #kites');
    await expect(fetchHashtagPosts(ana.client, { hashtag: 'kites', limit: 10 })).resolves.toMatchObject([
      { id, html: expect.stringContaining('<a ') },
    ]);
  },

  'posts get_random_videos': async ({ ana }) => {
    await expect(
      ana.client.call('posts', { form: { type: 'get_random_videos', limit: 10 }, reply: object({ data: list(wirePost) }) }),
    ).resolves.toEqual({ data: [] });
  },

  'posts share_post_on_timeline': async ({ ana, ben, post }) => {
    const id = await post(ana, 'Pass it on');
    await sharePost(ben.client, id, { kind: 'timeline', userId: ben.id }, 'Read this');
    await expect(fetchTimelinePosts(ana.client, { of: 'person', id: ben.id }, { limit: 1 })).resolves.toMatchObject([
      { plainText: 'Read this', shared: { id, plainText: 'Pass it on' } },
    ]);
    await expect(fetchPost(ana.client, id)).resolves.toMatchObject({ shareCount: 1 });
  },

  'posts share_post_on_page': async ({ ana, ben, post, page }) => {
    const made = await page(ana);
    const id = await post(ana, 'Not yours to place');
    await expect(sharePost(ben.client, id, { kind: 'page', pageId: made.id }, '')).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringMatching(/\w/),
    });
    await sharePost(ana.client, id, { kind: 'page', pageId: made.id }, '');
    await expect(fetchTimelinePosts(ben.client, { of: 'page', id: made.id }, { limit: 10 })).resolves.toMatchObject([{ shared: { id } }]);
  },

  'posts share_post_on_group': async (context) => {
    const { ana, ben, post } = context;
    const groupId = await openGroup(context, ana);
    const id = await post(ana, 'For members');
    await expect(sharePost(ben.client, id, { kind: 'group', groupId }, '')).rejects.toMatchObject({ kind: 'refused' });
    await sharePost(ana.client, id, { kind: 'group', groupId }, '');
    await expect(fetchPost(ana.client, id)).resolves.toMatchObject({ shareCount: 1 });
  },

  fetch_link_preview: async ({ ana }) => {
    await expect(fetchLinkPreview(ana.client, 'A text without a link')).resolves.toBeNull();
  },

  new_post: async ({ ana, post, picture }) => {
    const photo = { kind: 'photo', file: await picture() } as const;
    const id = await post(ana, 'Two pictures', {
      uploads: [{ ...photo, description: 'R&D <3 x<y' }, photo],
      feeling: { kind: 'feeling', value: 'happy' },
      allowsComments: false,
    });
    const typed = 'a < b, x<y and y>z, <b>bold</b>, R&D <3';
    await expect(fetchPost(ana.client, await post(ana, typed))).resolves.toMatchObject({ plainText: typed });
    const made = await fetchPost(ana.client, id);
    expect(made).toMatchObject({ feeling: { kind: 'feeling', value: 'happy' }, allowsComments: false });
    expect(made.media).toMatchObject({ kind: 'photos', photos: [{ alt: 'R&D <3 x<y' }, { alt: '' }] });
    const single = await post(ana, '', { uploads: [{ ...photo, description: 'A red kite' }] });
    await expect(fetchPost(ana.client, single)).resolves.toMatchObject({ media: { photos: [{ alt: 'A red kite' }] } });
    await expect(post(ana, '  ')).rejects.toMatchObject({ kind: 'refused' });
  },

  'stage-upload': async ({ ana, post, picture }) => {
    const staged = { id: 'an-upload-of-ana', kind: 'photo' } as const;
    await stageUpload(ana.client, { ...staged, file: await picture() });
    const id = await post(ana, 'Sent in two steps', {
      stagedUploads: [{ ...staged, description: 'Sent before' }],
      uploads: [{ kind: 'photo', file: await picture() }],
    });
    await expect(fetchPost(ana.client, id)).resolves.toMatchObject({ media: { photos: [{ alt: 'Sent before' }, { alt: '' }] } });
    await expect(post(ana, 'Once more', { stagedUploads: [staged] })).rejects.toMatchObject({ kind: 'refused' });
  },

  'get-staged-uploads': async ({ member, ben, picture }) => {
    const author = await member();
    await expect(fetchStagedUploads(author.client)).resolves.toEqual(new Set());
    await stageUpload(author.client, { id: 'an-upload', kind: 'photo', file: await picture() });
    await expect(fetchStagedUploads(author.client)).resolves.toEqual(new Set(['an-upload']));
    await expect(fetchStagedUploads(ben.client)).resolves.not.toContain('an-upload');
  },

  'release-staged-uploads': async ({ member, picture }) => {
    const author = await member();
    for (const id of ['an-upload', 'another-upload', 'one-that-stays'])
      await stageUpload(author.client, { id, kind: 'photo', file: await picture() });
    await releaseStagedUploads(author.client, ['an-upload']);
    await releaseStagedUploads(author.client, ['an-upload', 'another-upload']);
    await expect(fetchStagedUploads(author.client)).resolves.toEqual(new Set(['one-that-stays']));
  },

  'describe-photos': async ({ ana, ben, post, picture }) => {
    const id = await post(ana, 'Look', { uploads: [{ kind: 'photo', file: await picture() }] });
    await describePhotos(ana.client, id, ['R&D <3 x<y']);
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ media: { photos: [{ alt: 'R&D <3 x<y' }] } });
    await expect(describePhotos(ben.client, id, ['Mine'])).rejects.toMatchObject({ kind: 'refused' });
    await expect(describePhotos(ana.client, id, ['One', 'Two'])).rejects.toMatchObject({ kind: 'refused' });
  },

  'get-post-data': async ({ ana, ben, post }) => {
    const id = await post(ana, 'First words');
    await editPost(ana.client, id, 'Better words');
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ id, plainText: 'Better words', commentCount: 0 });
  },

  hide_post: async ({ member, ana, post }) => {
    const reader = await member();
    const id = await post(ana, 'Not for everybody');
    await hidePost(reader.client, id);
    expect((await fetchNewsFeed(reader.client, { limit: 50 })).map((shown) => shown.id)).not.toContain(id);
  },
};
