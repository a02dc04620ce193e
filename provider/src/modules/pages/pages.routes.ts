import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { WireContext } from '../../wire/wire-context';
import type { MediaService } from '../media/media.service';
import { categoryId, PAGE_CATEGORIES, PAGE_SUB_CATEGORIES } from '../site/categories';
import { PageNotFoundError, UnknownCategoryError } from './pages.errors';
import { presentPage } from './pages.presenter';
import type { FullPage, PageRow } from './pages.repository';
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
import type { PageService } from './pages.service';

type Options = { pages: PageService; media: MediaService; wire: WireContext };

const tags = ['pages'];
const PICTURES = [
  ['avatarPath', 'avatar'],
  ['coverPath', 'cover'],
  ['backgroundPath', 'background_image'],
] as const;

export const pageRoutes: FastifyPluginAsyncZod<Options> = async (app, { pages, media, wire }) => {
  const present = (viewerId: number) => (full: FullPage) => presentPage(full, viewerId, wire);

  async function storePictures(files: IncomingFile[]): Promise<Partial<PageRow>> {
    const change: Partial<PageRow> = {};
    for (const [column, field] of PICTURES) {
      const path = await media.storeOptionalImage(files, field);
      if (path) change[column] = path;
    }
    return change;
  }

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
    const { page_id: id, page_name: name } = request.body;
    if (!id && !name) throw new PageNotFoundError();
    return { page_data: present(memberId)(id ? await pages.get(id, memberId) : await pages.getByName(name ?? '', memberId)) };
  });

  app.post('/create-page', { schema: { summary: 'Make a page', tags, body: createPageBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    const category = categoryId(PAGE_CATEGORIES, body.page_category);
    if (category === null) throw new UnknownCategoryError();
    return {
      page_data: present(memberId)(
        await pages.add(memberId, {
          name: body.page_name,
          title: body.page_title,
          description: body.page_description,
          categoryId: category,
        }),
      ),
    };
  });

  app.post('/update-page-data', { schema: { summary: 'Change a page', tags, body: updatePageBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    await pages.update(request.body.page_id, memberId, toChange(request.body), () => storePictures(request.incomingFiles));
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
    // The product's own form of the same: the page in the path, and no toggle.
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

function toChange(body: z.output<typeof updatePageBody>): Partial<PageRow> {
  const change: Partial<PageRow> = {};
  const set = <K extends keyof PageRow>(column: K, value: PageRow[K] | undefined) => {
    if (value !== undefined) change[column] = value;
  };
  set('name', body.page_name);
  set('title', body.page_title);
  set('description', body.page_description);
  set('categoryId', known(PAGE_CATEGORIES, body.page_category));
  set('subCategoryId', known(PAGE_SUB_CATEGORIES, body.sub_category));
  for (const column of ['company', 'phone', 'address', 'website', 'facebook', 'twitter', 'vk', 'linkedin', 'youtube'] as const)
    set(column, body[column]);
  set('instagram', body.instgram);
  set('callActionType', body.call_action_type);
  set('callActionUrl', body.call_action_type_url);
  set('takesPosts', body.users_post === undefined ? undefined : body.users_post === '1');
  return change;
}

function known(categories: ReadonlyMap<number, string>, word: string | undefined): number | undefined {
  if (!word) return undefined;
  const id = categoryId(categories, word);
  if (id === null) throw new UnknownCategoryError();
  return id;
}
