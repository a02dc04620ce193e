import { failureMessage } from '@social/api/failure-message';
import type { Person } from '@social/api/people/fetch-person';
import type { Post } from '@social/api/posts/post';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { EmptyState, ErrorState, PhotoViewer, RelativeTime, SafeImage, Skeleton, styled, useEndReached } from '@social/ui';
import { useEffect, useEffectEvent } from 'react';
import { Link, usePhotoParam } from '@social/ui/router';
import { usePhotos, type PostPhoto } from './use-photos';

/** Shows the pictures of a member's posts as tiles; each opens in the viewer, at its own URL. */
export function PhotoGrid({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = usePhotos(person.id);
  const param = usePhotoParam();
  const loadMore = () => void fetchNextPage({ cancelRefetch: false });
  const isMissing = data !== undefined && param.photoId !== null && !data.some(({ id }) => id === param.photoId);
  const end = useEndReached({ onEndReached: loadMore, isEnabled: hasNextPage && !isFetching && !isFetchNextPageError });

  // A link may name a photo of a page that is not loaded yet.
  const isLoadingPhoto = isMissing && hasNextPage && !isFetchNextPageError;
  const seek = useEffectEvent(loadMore);
  useEffect(() => {
    if (isLoadingPhoto && !isFetching) seek();
  }, [isLoadingPhoto, isFetching]);

  if (!data && error && !isFetching)
    return <ErrorState title={t('The photos could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <PhotoGridSkeleton />;
  if (data.length === 0 && !hasNextPage) {
    const title = isOwn ? t('You have posted no photos yet') : t('{name} has posted no photos yet', { name: person.name });
    return <EmptyState title={title} detail={t('Photos of posts and albums are collected here.')} />;
  }
  return (
    <>
      <Grid aria-label={t('Photos')} aria-busy={isFetching}>
        {data.map((photo, at) => (
          <Tile key={photo.id}>
            <SafeImage src={photo.url} alt={photo.alt || t('Photo {number}', { number: at + 1 })} onOpen={() => param.open(photo.id)} />
          </Tile>
        ))}
      </Grid>
      {isFetchNextPageError && error && (
        <ErrorState title={t('The rest could not be loaded')} detail={failureMessage(error)} onRetry={loadMore} />
      )}
      <div ref={end} />
      {param.photoId !== null && !isLoadingPhoto && (
        <PhotoViewer
          photos={data.map(toViewerPhoto)}
          photoId={param.photoId}
          onChange={(id) => {
            param.show(id);
            if (hasNextPage && data.findIndex((photo) => photo.id === id) > data.length - 4) loadMore();
          }}
          onClose={param.close}
        />
      )}
    </>
  );
}

function toViewerPhoto({ id, url, alt, post }: PostPhoto) {
  return {
    id,
    url,
    alt,
    description: alt,
    caption: (
      <PostLink to={`/post/${post.id}`}>
        <PostTime post={post} />
      </PostLink>
    ),
  };
}

function PostTime({ post }: { post: Post }) {
  const { locale, timeZone } = usePageSettings();
  return <RelativeTime date={post.createdAt} fallback={post.createdText || t('See the post')} locale={locale} timeZone={timeZone} />;
}

function PhotoGridSkeleton() {
  return (
    <Grid as="div" role="status" aria-label={t('Loading photos')}>
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <Skeleton key={tile} variant="rectangular" height="100%" sx={{ aspectRatio: '1' }} />
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  listStyle: 'none',
}));

const Tile = styled('li')(({ theme }) => ({ aspectRatio: '1', minWidth: 0, backgroundColor: theme.vars.palette.action.hover }));

const PostLink = styled(Link)({ color: 'inherit' });
