import type { Album } from '@social/api/albums/album';
import { usePageSettings } from '@social/session';
import { PersonAvatar, RelativeTime, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { formatAlbumTime, getAlbumTitle, formatItemCount } from '../../lib/album-labels';

/** Shows the publisher, title, time and item counts of an album. */
export function AlbumHeader({ album, options }: { album: Album; options?: ReactNode }) {
  const { locale, timeZone } = usePageSettings();
  const { publisher } = album;
  return (
    <Frame>
      <PersonAvatar name={publisher?.name ?? 'Someone'} avatarUrl={publisher?.avatarUrl ?? null} size={44} />
      <Text>
        <Author>
          {publisher ? (
            <PersonLink to={`/profile/${publisher.id}`} dir="auto">
              {publisher.name}
            </PersonLink>
          ) : (
            'Someone'
          )}
        </Author>
        <Meta>
          <RelativeTime date={album.createdAt} fallback={formatAlbumTime(album)} locale={locale} timeZone={timeZone} />
          <span aria-hidden>·</span>
          <span>{formatItemCount(album)}</span>
        </Meta>
      </Text>
      {options}
      <Title variant="h2" dir="auto">
        {getAlbumTitle(album)}
      </Title>
    </Frame>
  );
}

const Frame = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(2, 2, 1.5),
}));

const Text = styled('div')({ flex: 1, minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });

const Author = styled('div')({ fontWeight: 600 });

const PersonLink = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const Title = styled(Typography)({ flexBasis: '100%', overflowWrap: 'anywhere' }) as typeof Typography;

const Meta = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 0.75),
  color: theme.vars.palette.text.secondary,
}));
