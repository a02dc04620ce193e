import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { apiClient } from '@social/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@social/ui/router';
import { albumQuery } from './album-query';
import { readPassedAlbum, type AlbumPreview } from './read-passed-album';

/** What the page of an album shows: exactly one of these. */
export type AlbumState =
  | { kind: 'loading' }
  /** What a link took along, until the provider has answered. */
  | { kind: 'preview'; preview: AlbumPreview }
  | { kind: 'ready'; album: Album }
  | { kind: 'missing' }
  | { kind: 'failed'; error: Error; retry: () => void };

/** Reads one album by what the address names it by. */
export function useAlbum(personId: PersonId, reference: string): AlbumState {
  const passed: unknown = useLocation().state;
  const { data: album, error, isFetching, refetch } = useQuery(albumQuery({ client: apiClient, personId, reference }, useQueryClient()));

  if (album) return { kind: 'ready', album };
  if (album === null) return { kind: 'missing' };
  if (error && !isFetching) return { kind: 'failed', error, retry: () => void refetch() };
  const preview = readPassedAlbum(passed);
  return preview ? { kind: 'preview', preview } : { kind: 'loading' };
}
