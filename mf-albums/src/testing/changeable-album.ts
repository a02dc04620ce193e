import { wireAlbum, wirePicture } from './wire-album';

type Options = { id: number; photos: number; fields?: Record<string, unknown> };

/** An album of a provider that carries out changes. The id of a photo is the album's id and a number: `70`, `71`. */
export function changeableAlbum({ id, photos, fields = {} }: Options) {
  let album: Record<string, unknown> & { photo_album: { id: string }[] } = {
    ...wireAlbum(id, 0, { album_cover: '0', ...fields }),
    photo_album: Array.from({ length: photos }, (_, index) => ({ id: `${id}${index}`, ...wirePicture(`${id}-${index}`) })),
  };

  const changes: Record<string, (form: Record<string, string>) => object> = {
    edit: ({ album_name: name }) => ({ album_name: name }),
    cover: ({ photo_id: coverId }) => ({ album_cover: coverId }),
    remove_photo: ({ photo_id: removedId }) => ({ photo_album: album.photo_album.filter((photo) => photo.id !== removedId) }),
    order: ({ photos: list = '' }) => ({
      photo_album: list.split(',').flatMap((photoId) => album.photo_album.find((photo) => photo.id === photoId) ?? []),
    }),
    add: () => ({ photo_album: [...album.photo_album, { id: `${id}${album.photo_album.length}`, ...wirePicture(`${id}-added`) }] }),
  };

  return {
    read: () => album,
    write(change: Record<string, unknown>): void {
      album = { ...album, ...change };
    },
    /** Answers `albums` with a change. */
    answer({ form }: { form: Record<string, string> }) {
      album = { ...album, ...changes[form.type ?? '']?.(form) };
      return { api_status: 200, data: album };
    },
  };
}
