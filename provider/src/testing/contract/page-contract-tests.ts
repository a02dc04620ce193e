import { createPage } from '@social/api/pages/create-page';
import { deletePage } from '@social/api/pages/delete-page';
import { fetchPage } from '@social/api/pages/fetch-page';
import { fetchPageAnalytics } from '@social/api/pages/fetch-page-analytics';
import { fetchPages } from '@social/api/pages/fetch-pages';
import { fetchPageAdmins, togglePageAdmin } from '@social/api/pages/page-admins';
import { fetchInvitablePeople, inviteToPage } from '@social/api/pages/page-invites';
import { fetchPageReviews, ratePage } from '@social/api/pages/page-reviews';
import { setPageLiked } from '@social/api/pages/set-page-liked';
import { togglePageLiked } from '@social/api/pages/toggle-page-liked';
import { togglePageReported } from '@social/api/pages/toggle-page-reported';
import { updatePage } from '@social/api/pages/update-page';
import { toggleFollow } from '@social/api/people/toggle-follow';
import type { ContractTests, TestContext } from './test-context';

/** Tests the product's own form of liking, with the page's id in the path. */
function testLikeByPath(isLiked: boolean) {
  return async ({ ana, page }: TestContext) => {
    const { id } = await page(ana);
    await expect(setPageLiked(ana.client, id, isLiked)).resolves.toBe(isLiked);
    await expect(fetchPage(ana.client, { id })).resolves.toMatchObject({ isLiked });
  };
}

export const pageContractTests: ContractTests = {
  'get-my-pages my_pages': async ({ member, page }) => {
    const owner = await member();
    const { id } = await page(owner);
    await expect(fetchPages(owner.client, { of: 'managed' }, { limit: 10 })).resolves.toMatchObject([
      { id, isMine: true, categoryName: 'Technology', allowsPosts: false },
    ]);
  },

  'get-my-pages liked_pages': async ({ ana, member, page }) => {
    const reader = await member();
    const { id } = await page(ana);
    await togglePageLiked(reader.client, id);
    await expect(fetchPages(reader.client, { of: 'liked', personId: reader.id }, { limit: 10 })).resolves.toMatchObject([
      { id, isLiked: true, isMine: false, likeCount: 1 },
    ]);
  },

  'get-page-data': async ({ ana, ben, page }) => {
    const made = await page(ana);
    await expect(fetchPage(ben.client, { id: made.id })).resolves.toMatchObject({
      slug: made.slug,
      name: made.name,
      description: 'About tea',
      ownerId: ana.id,
      postCount: 0,
      rating: 0,
    });
    await expect(fetchPage(ben.client, { slug: made.slug })).resolves.toMatchObject({ id: made.id });
    await expect(fetchPage(ben.client, { slug: 'no_such_page' })).rejects.toMatchObject({ kind: 'refused' });
  },

  'create-page': async ({ ana, page }) => {
    const made = await page(ana);
    expect(made).toMatchObject({ isMine: true, isLiked: false, categoryId: '2', settings: { callActionId: null } });
    const again = { slug: made.slug, name: 'Another', categoryId: made.categoryId ?? expect.anything(), description: '' };
    await expect(createPage(ana.client, again)).rejects.toMatchObject({ kind: 'refused', memberText: expect.stringMatching(/\w/) });
  },

  'update-page-data': async ({ ana, ben, page, picture }) => {
    const { id } = await page(ana);
    await updatePage(ana.client, id, {
      name: 'Tea & more',
      instagram: 'https://instagram.com/tea',
      allowsPosts: true,
      callActionId: '2',
      avatar: await picture(),
      background: await picture(),
    });
    await expect(fetchPage(ben.client, { id })).resolves.toMatchObject({
      name: 'Tea & more',
      allowsPosts: true,
      avatarUrl: expect.stringMatching(/^http/),
      backgroundUrl: expect.stringMatching(/^http/),
      settings: { instagram: 'https://instagram.com/tea', callActionId: '2', website: '' },
    });
    await expect(updatePage(ana.client, id, { website: 'no address' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(updatePage(ben.client, id, { name: 'Mine' })).rejects.toMatchObject({ kind: 'refused' });
  },

  delete_page: async ({ ana, page }) => {
    const { id } = await page(ana);
    await expect(deletePage(ana.client, id, 'wrong')).rejects.toMatchObject({ kind: 'refused' });
    await deletePage(ana.client, id, ana.password);
    await expect(fetchPage(ana.client, { id })).rejects.toMatchObject({ kind: 'refused' });
  },

  make_page_admin: async ({ ana, ben, page }) => {
    const { id } = await page(ana);
    await expect(togglePageAdmin(ana.client, id, ben.id)).resolves.toBe(true);
    await updatePage(ben.client, id, { description: 'By an admin' });
    await expect(togglePageAdmin(ana.client, id, ben.id)).resolves.toBe(false);
  },

  'page-admins': async ({ ana, ben, page }) => {
    const { id } = await page(ana);
    await togglePageAdmin(ana.client, id, ben.id);
    await expect(fetchPageAdmins(ana.client, id)).resolves.toMatchObject([{ id: ben.id }]);
  },

  'like-page': async ({ ana, ben, page }) => {
    const { id } = await page(ana);
    await expect(togglePageLiked(ben.client, id)).resolves.toBe(true);
    await expect(fetchPage(ben.client, { id })).resolves.toMatchObject({ isLiked: true, likeCount: 1 });
    await expect(togglePageLiked(ben.client, id)).resolves.toBe(false);
  },

  'like-page/{pageId}': testLikeByPath(true),
  'unlike-page/{pageId}': testLikeByPath(false),

  rate_page: async ({ ana, ben, page }) => {
    const { id } = await page(ana);
    await ratePage(ben.client, id, 4, 'Good tea');
    await expect(fetchPage(ben.client, { id })).resolves.toMatchObject({ rating: 4 });
  },

  page_reviews: async ({ ana, ben, page }) => {
    const { id } = await page(ana);
    await ratePage(ben.client, id, 5, 'Best & only');
    await expect(fetchPageReviews(ana.client, id, { limit: 10 })).resolves.toMatchObject([
      { starCount: 5, text: 'Best & only', author: { id: ben.id } },
    ]);
  },

  not_in_page_member: async ({ ana, member, page }) => {
    const friend = await member();
    await toggleFollow(ana.client, friend.id);
    const { id } = await page(ana);
    await expect(fetchInvitablePeople(ana.client, id, { limit: 50 })).resolves.toContainEqual(expect.objectContaining({ id: friend.id }));
  },

  page_add: async ({ ana, member, page }) => {
    const friend = await member();
    await toggleFollow(ana.client, friend.id);
    const { id } = await page(ana);
    await inviteToPage(ana.client, id, friend.id);
    expect((await fetchInvitablePeople(ana.client, id, { limit: 50 })).map((person) => person.id)).not.toContain(friend.id);
  },

  report_page: async ({ ana, ben, page }) => {
    const { id } = await page(ana);
    await expect(togglePageReported(ben.client, id)).resolves.toBe(true);
    await expect(togglePageReported(ben.client, id)).resolves.toBe(false);
  },

  'page-analytics': async ({ ana, page }) => {
    const { id } = await page(ana);
    await expect(fetchPageAnalytics(ana.client, id, ['2026-02', '2026-03'])).resolves.toMatchObject({
      likeCount: 0,
      months: [{ month: '2026-02', likeCount: 0 }, { month: '2026-03' }],
    });
  },
};
