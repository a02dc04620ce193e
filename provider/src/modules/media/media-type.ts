/** The kinds of files that members send. */
export type MediaType = 'image' | 'video' | 'audio' | 'file';
