const POST_FILES = ['postPhotos[]', 'postVideo', 'postMusic', 'postRecord', 'postFile'];
const ARTICLE_FILES = ['blog_thumbnail', 'blog_pictures[]'];

/** The fields of a call's form that take files, as they are sent: `avatar`, or `postPhotos[]` for several. Files in other fields are ignored. */
export const FILE_FIELDS: Record<string, readonly string[]> = {
  '/api/new_post': POST_FILES,
  '/api/stage-upload': POST_FILES,
  '/api/albums': ['postPhotos[]'],
  '/api/comments': ['image'],
  '/api/send-message': ['file'],
  '/app_api/new_message': ['file'],
  '/app_api/insert_new_message': ['file'],
  '/api/group_chat': ['file', 'avatar'],
  '/api/create-story': ['file', 'cover'],
  '/api/create-event': ['event_cover'],
  '/api/edit-event': ['event_cover'],
  '/api/create-blog': ARTICLE_FILES,
  '/api/edit-blog': ARTICLE_FILES,
  '/api/update-user-data': ['avatar', 'cover'],
  '/api/update-page-data': ['avatar', 'cover', 'background_image'],
};
