import type { Id, PageId, PersonId } from '@social/api';
import { count, flag, idOrNull, mappedOrRefused, mediaUrl, nameText, object, plainText, reading, text } from '@social/api/wire';

export type PageCategoryId = Id<'page-category'>;

/** A page that members like and follow, such as a shop's or a band's. */
export type Page = {
  id: PageId;
  /** Its name in URLs. */
  slug: string;
  name: string;
  description: string;
  avatarUrl: string | null;
  coverUrl: string | null;
  backgroundUrl: string | null;
  ownerId: PersonId | null;
  categoryId: PageCategoryId | null;
  categoryName: string;
  subCategoryId: PageCategoryId | null;
  isVerified: boolean;
  isMine: boolean;
  /** The signed-in person is one of its admins. */
  isAdmin: boolean;
  isLiked: boolean;
  likeCount: number;
  /** null where the provider does not say: lists of some hosts omit it. */
  postCount: number | null;
  /** Mean of the stars, 0 without reviews. */
  rating: number;
  /** Visitors may post on it. */
  allowsPosts: boolean;
  settings: PageSettings;
};

/** The details that its owner can set; '' is not set. URLs are unchecked: check the scheme before they become links. */
export type PageSettings = {
  company: string;
  phone: string;
  address: string;
  website: string;
  facebook: string;
  twitter: string;
  instagram: string;
  vk: string;
  linkedin: string;
  youtube: string;
  /** The provider's id of its button's action; null for no button. */
  callActionId: string | null;
  callActionUrl: string;
};

const rating = reading((value) => {
  const stars = Number(value);
  return stars > 0 && stars <= 5 ? stars : 0;
});

const linkFields = {
  website: text,
  facebook: text,
  twitter: text,
  instgram: text,
  instagram: text,
  vk: text,
  linkedin: text,
  youtube: text,
};

export const page = mappedOrRefused(
  object({
    page_id: idOrNull<PageId>(),
    id: idOrNull<PageId>(),
    user_id: idOrNull<PersonId>(),
    page_name: nameText,
    username: nameText,
    page_title: nameText,
    name: nameText,
    page_description: plainText,
    about: plainText,
    avatar: mediaUrl,
    cover: mediaUrl,
    background_image: mediaUrl,
    page_category: idOrNull<PageCategoryId>(),
    category: plainText,
    sub_category: idOrNull<PageCategoryId>(),
    verified: flag,
    is_verified: flag,
    is_page_onwer: flag,
    is_admin: flag,
    is_liked: flag,
    likes: count,
    likes_count: count,
    post_count: text,
    rating,
    users_post: flag,
    company: nameText,
    phone: nameText,
    address: nameText,
    ...linkFields,
    call_action_type: text,
    call_action_type_url: text,
  }),
  (wire): Page | null => {
    const id = wire.page_id ?? wire.id;
    if (id === null) return null;
    return {
      id,
      slug: wire.page_name || wire.username,
      name: wire.page_title || wire.name || wire.page_name,
      description: wire.page_description || wire.about,
      avatarUrl: wire.avatar,
      coverUrl: wire.cover,
      backgroundUrl: wire.background_image,
      ownerId: wire.user_id,
      categoryId: wire.page_category,
      categoryName: wire.category,
      subCategoryId: wire.sub_category,
      isVerified: wire.verified || wire.is_verified,
      isMine: wire.is_page_onwer,
      isAdmin: wire.is_admin,
      isLiked: wire.is_liked,
      likeCount: wire.likes_count || wire.likes,
      postCount: /^\d+$/.test(wire.post_count) ? Number(wire.post_count) : null,
      rating: wire.rating,
      allowsPosts: wire.users_post,
      settings: {
        company: wire.company,
        phone: wire.phone,
        address: wire.address,
        website: wire.website,
        facebook: wire.facebook,
        twitter: wire.twitter,
        instagram: wire.instgram || wire.instagram,
        vk: wire.vk,
        linkedin: wire.linkedin,
        youtube: wire.youtube,
        callActionId: wire.call_action_type === '0' ? null : wire.call_action_type || null,
        callActionUrl: wire.call_action_type_url,
      },
    };
  },
);
