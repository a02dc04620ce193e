/** Returns a picture of an album in the shape of the wire. */
export function wirePicture(name: string): { image: string; image_org: string } {
  return { image: `https://media.test/${name}.jpg`, image_org: `https://media.test/${name}_small.jpg` };
}

/** Returns an album in the shape of the wire; `fields` replaces what a test is about. */
export function wireAlbum(id: number, pictureCount: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    post_id: String(id),
    publisher: { user_id: '1', username: 'demo', name: 'Demo Moreau', avatar: '' },
    time: '1700000000',
    post_time: '',
    album_name: `Album ${id}`,
    photo_album: Array.from({ length: pictureCount }, (_, index) => wirePicture(`${id}-${index}`)),
    post_likes: '0',
    post_comments: '0',
    ...fields,
  };
}

/** Answers `albums fetch` with these albums, page by page. */
export function albumPages(albums: readonly Record<string, unknown>[]) {
  return ({ form }: { form: Record<string, string> }) => {
    const start = form.offset === '0' ? 0 : albums.findIndex(({ id }) => id === form.offset) + 1;
    return { api_status: 200, data: albums.slice(start, start + Number(form.limit)) };
  };
}
