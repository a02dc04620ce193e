import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentPage } from './pages.presenter';
import type { FullPage } from './pages.repository';
import {
  createPageBody,
  deletePageBody,
  myPagesBody,
  pageAdminBody,
  pageBody,
  pageDataBody,
  pagePathParams,
  updatePageBody,
} from './pages.schema';
import type { PageChange, PageService } from './pages.service';

type Options = { pages: PageService; wire: WireContext };

const tags = ['pages'];

export const pageRoutes: FastifyPluginAsyncZod<Options> = async (app, { pages, wire }) => {
  const present = (viewerId: number) => (full: FullPage) => presentPage(full, viewerId, wire);

  app.post(
    '/get-my-pages',
    { schema: { summary: 'Pages that the caller manages, or that a member likes', tags, body: myPagesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { body } = request;
      const cursor = { afterId: body.offset, limit: body.limit };
      const list =
        body.type === 'my_pages'
          ? await pages.listManaged(memberId, cursor)
          : await pages.listLiked(body.user_id ?? memberId, memberId, cursor);
      return { data: list.map(present(memberId)) };
    },
  );

  app.post('/get-page-data', { schema: { summary: 'One page', tags, body: pageDataBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { page_id: id, page_name: name = '' } = request.body;
    return { page_data: present(memberId)(id ? await pages.get(id, memberId) : await pages.getByName(name, memberId)) };
  });

  app.post('/create-page', { schema: { summary: 'Make a page', tags, body: createPageBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { page_name: name, page_title: title, page_description: description, page_category: category } = request.body;
    return { page_data: present(memberId)(await pages.add(memberId, { name, title, description, category })) };
  });

  app.post('/update-page-data', { schema: { summary: 'Change a page', tags, body: updatePageBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    await pages.update(request.body.page_id, memberId, toChange(request.body), request.incomingFiles);
    return { message: 'Your page was updated' };
  });

  app.post('/delete_page', { schema: { summary: 'Delete a page for good', tags, body: deletePageBody } }, async (request) => {
    await pages.remove(request.body.page_id, getIdentity(request).memberId, request.body.password, request.ip);
    return { message: 'Your page was deleted' };
  });

  app.post(
    '/make_page_admin',
    { schema: { summary: 'Make a member an admin, or end that', tags, body: pageAdminBody } },
    async (request) => ({
      code: Number(await pages.toggleAdmin(request.body.page_id, getIdentity(request).memberId, request.body.user_id)),
    }),
  );

  app.post('/like-page', { schema: { summary: 'Like a page, or do not any more', tags, body: pageBody } }, async (request) => ({
    like_status: (await pages.toggleLiked(request.body.page_id, getIdentity(request).memberId)) ? 'liked' : 'unliked',
  }));

  for (const isLiked of [true, false]) {
    // The product's own form of the call has the page's id in the path, and does not toggle.
    app.post(
      isLiked ? '/like-page/:pageId' : '/unlike-page/:pageId',
      { schema: { summary: isLiked ? 'Like a page' : 'Take a like back', tags, params: pagePathParams } },
      async (request) => {
        await pages.setLiked(request.params.pageId, getIdentity(request).memberId, isLiked);
        return { like_status: isLiked ? 'liked' : 'unliked' };
      },
    );
  }
};

function toChange(body: z.output<typeof updatePageBody>): PageChange {
  return {
    name: body.page_name,
    title: body.page_title,
    description: body.page_description,
    category: body.page_category,
    subCategory: body.sub_category,
    company: body.company,
    phone: body.phone,
    address: body.address,
    website: body.website,
    facebook: body.facebook,
    twitter: body.twitter,
    vk: body.vk,
    linkedin: body.linkedin,
    youtube: body.youtube,
    instagram: body.instgram,
    callActionType: body.call_action_type,
    callActionUrl: body.call_action_type_url,
    takesPosts: body.users_post && body.users_post === '1',
  };
}
