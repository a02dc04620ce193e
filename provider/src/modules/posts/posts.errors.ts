import { defineRefusal } from '../../lib/refusal';

/** No such post exists, or the caller may not see it. */
export const PostNotFoundError = defineRefusal('PRV_POST_NOT_FOUND', 6, 'Post not found');
export const NotYourPostError = defineRefusal('PRV_NOT_YOUR_POST', 7, 'You are not the author of this post');
export const EmptyPostError = defineRefusal('PRV_EMPTY_POST', 8, 'Please write something or add an attachment');
/** The file expired, was replaced by newer ones, or is already attached to a post. The page uploads it again. */
export const StagedUploadNotFoundError = defineRefusal(
  'PRV_STAGED_UPLOAD_NOT_FOUND',
  6,
  'A file of this post is no longer there. Please send it again',
);
/** Pictures were added or removed since. */
export const PhotosChangedError = defineRefusal(
  'PRV_PHOTOS_CHANGED',
  10,
  'This post has %d pictures: each needs a description, which may be empty',
);
export const NotAllowedToPostError = defineRefusal('PRV_NOT_ALLOWED_TO_POST', 9, 'You are not allowed to post here');
/** The post is not an album, or the album has no such item, for example because it was removed. */
export const AlbumItemNotFoundError = defineRefusal('PRV_ALBUM_ITEM_NOT_FOUND', 6, 'This photo is not in the album');
export const NotAnAlbumError = defineRefusal('PRV_NOT_AN_ALBUM', 6, 'Album not found');
export const AlbumFullError = defineRefusal('PRV_ALBUM_FULL', 10, 'An album has at most %d photos and videos');
export const AlbumWithoutPicturesError = defineRefusal('PRV_ALBUM_WITHOUT_PICTURES', 10, 'Please select at least one photo or video');
