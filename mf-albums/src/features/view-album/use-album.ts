import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { apiClient } from '@social/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@social/ui/router';
import { albumQuery } from './album-query';
import { parseAlbumPreview, type AlbumPreview } from './parse-album-preview';

export type AlbumState =
  | { kind: 'loading' }
  /** From the navigation state, until the provider has answered. */
  | { kind: 'preview'; preview: AlbumPreview }
  | { kind: 'ready'; album: Album }
  | { kind: 'missing' }
  | { kind: 'failed'; error: Error; retry: () => void };

/** Fetches the album that the address names by its id or title. */
export function useAlbum(personId: PersonId, reference: string): AlbumState {
  const linkState: unknown = useLocation().state;
  const { data: album, error, isFetching, refetch } = useQuery(albumQuery({ client: apiClient, personId, reference }, useQueryClient()));

  if (album) return { kind: 'ready', album };
  if (album === null) return { kind: 'missing' };
  if (error && !isFetching) return { kind: 'failed', error, retry: () => void refetch() };
  const preview = parseAlbumPreview(linkState);
  return preview ? { kind: 'preview', preview } : { kind: 'loading' };
}
