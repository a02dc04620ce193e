import type { Album } from '@social/api/albums/album';
import { t } from '@social/texts';
import { PersonAvatar, RichText, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { getAlbumTitle } from '../../lib/album-labels';
import { AlbumMeta } from '../../lib/album-meta';

/** Shows the publisher, title, description, time and item counts of an album. */
export function AlbumHeader({ album }: { album: Album }) {
  const { publisher } = album;
  return (
    <Frame>
      <PersonAvatar name={publisher?.name ?? t('Someone')} avatarUrl={publisher?.avatarUrl ?? null} size={44} />
      <Text>
        <Author>
          {publisher ? (
            <PersonLink to={`/profile/${publisher.id}`} dir="auto">
              {publisher.name}
            </PersonLink>
          ) : (
            t('Someone')
          )}
        </Author>
        <AlbumMeta album={album} />
      </Text>
      <Title component="h1" variant="h2" dir="auto">
        {getAlbumTitle(album)}
      </Title>
      {album.plainText !== '' && (
        <Description dir="auto">
          <RichText html={album.html} plainText={album.plainText} />
        </Description>
      )}
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

const Description = styled('div')({ flexBasis: '100%', overflowWrap: 'anywhere' });
