import { escapeHtml } from '../../lib/rich-text';
import { flag, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { PAGE_CATEGORIES, PAGE_SUB_CATEGORIES, CALL_ACTIONS } from '../site/categories';
import type { FullPage } from './pages.repository';

/** Presents a page. `users_post` is true if visitors may post. `instgram` is the recorded spelling. */
export function presentPage(
  { page, likes, posts, isLiked, isAdmin, isRated, isReported, rating }: FullPage,
  viewerId: number,
  wire: WireContext,
) {
  return {
    page_id: text(page.id),
    id: text(page.id),
    user_id: text(page.ownerId),
    page_name: page.name,
    username: page.name,
    page_title: page.title,
    name: page.title,
    page_description: escapeHtml(page.description),
    about: escapeHtml(page.description),
    avatar: wire.mediaUrl(page.avatarPath),
    cover: wire.mediaUrl(page.coverPath),
    page_category: text(page.categoryId),
    category: PAGE_CATEGORIES.get(page.categoryId) ?? 'Other',
    sub_category: text(page.subCategoryId),
    page_sub_category: PAGE_SUB_CATEGORIES.get(page.subCategoryId) ?? '',
    users_post: flag(page.takesPosts),
    website: page.website,
    company: page.company,
    phone: page.phone,
    address: page.address,
    facebook: page.facebook,
    google: '',
    twitter: page.twitter,
    instgram: page.instagram,
    vk: page.vk,
    linkedin: page.linkedin,
    youtube: page.youtube,
    call_action_type: text(page.callActionType),
    call_action_type_text: CALL_ACTIONS.get(page.callActionType) ?? '',
    call_action_type_url: page.callActionUrl,
    background_image: wire.mediaUrl(page.backgroundPath),
    background_image_status: flag(page.backgroundPath !== null),
    verified: flag(page.isVerified),
    is_verified: Number(page.isVerified),
    active: '1',
    boosted: '0',
    registered: `${page.createdAt.getUTCMonth() + 1}/${page.createdAt.getUTCFullYear()}`,
    rating,
    is_rated: isRated,
    is_reported: isReported,
    is_page_onwer: page.ownerId === viewerId,
    is_admin: isAdmin,
    likes: text(likes),
    likes_count: text(likes),
    post_count: text(posts),
    is_liked: isLiked,
    type: 'page',
    url: wire.siteUrl(`/PageProfile?page=${page.name}`),
  };
}
