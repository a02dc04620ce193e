export { ApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error';
export { createApiClient, type ApiClient, type ApiClientOptions, type CallOptions, type FormFields } from './client';
export {
  TransportError,
  type CreateOptions,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  type UploadOptions,
  type UploadProgress,
} from './transport';
export {
  isId,
  parseId,
  type BlogCommentId,
  type BlogId,
  type CommentId,
  type ConversationId,
  type EventId,
  type GroupId,
  type Id,
  type MessageId,
  type NotificationId,
  type PageId,
  type PersonId,
  type AlbumItemId,
  type PostId,
  type SessionRowId,
  type StoryId,
} from './ids';
