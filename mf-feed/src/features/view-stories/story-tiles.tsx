import type { PersonId } from '@social/api';
import type { StoryOwner } from '@social/api/stories/story';
import { AddIcon, PersonAvatar, Skeleton, Typography, styled, useEndReached } from '@social/ui';
import { hasUnseen } from './story-position';

export type StoryTilesProps = {
  owners: readonly StoryOwner[];
  onOpen: (personId: PersonId) => void;
  onCreate: () => void;
  /** Loads more members; null where there are none. */
  onEndReached: (() => void) | null;
};

/** Shows a tile for each member with stories, after the one to create a story. */
export function StoryTiles({ owners, onOpen, onCreate, onEndReached }: StoryTilesProps) {
  const end = useEndReached({ onEndReached: () => onEndReached?.(), isEnabled: onEndReached !== null, marginPx: 0 });
  return (
    <Row aria-label="Stories">
      <li>
        <CreateTile type="button" onClick={onCreate}>
          <PlusSign aria-hidden>
            <AddIcon />
          </PlusSign>
          Create story
        </CreateTile>
      </li>
      {owners.map((owner) => (
        <li key={owner.person.id}>
          <OwnerTile owner={owner} onOpen={() => onOpen(owner.person.id)} />
        </li>
      ))}
      {owners.length === 0 && (
        <Nobody>
          <Typography color="text.secondary">No stories available</Typography>
        </Nobody>
      )}
      {onEndReached && <li ref={end} aria-hidden />}
    </Row>
  );
}

function OwnerTile({ owner, onOpen }: { owner: StoryOwner; onOpen: () => void }) {
  const { person, stories } = owner;
  const isNew = hasUnseen(owner);
  const cover = stories.at(-1)?.thumbnailUrl ?? null;
  const name = stories[0]?.isMine ? 'Your story' : person.name;
  return (
    <Tile type="button" aria-label={isNew ? `${name}, new story` : `${name}, seen`} onClick={onOpen}>
      {cover !== null && <Cover src={cover} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />}
      <Ring isNew={isNew}>
        <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={36} />
      </Ring>
      <Name dir="auto">{name}</Name>
    </Tile>
  );
}

/** Stands for the tiles while they load. */
export function StoryTileSkeleton() {
  return (
    <Row role="status" aria-label="Loading stories" as="div">
      {[1, 2, 3, 4, 5].map((number) => (
        <Skeleton key={number} variant="rounded" width={TILE_WIDTH} height={TILE_HEIGHT} sx={{ flexShrink: 0 }} />
      ))}
    </Row>
  );
}

const TILE_WIDTH = 112;
const TILE_HEIGHT = 176;

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  margin: 0,
  // Leaves room for the focus ring, which the scroll container would clip.
  padding: theme.spacing(0.5),
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', scrollMarginInline: theme.spacing(0.5) },
}));

const Tile = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: TILE_WIDTH,
  height: TILE_HEIGHT,
  padding: theme.spacing(1),
  border: 0,
  borderRadius: 16,
  overflow: 'hidden',
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.common.white,
  background: `linear-gradient(160deg, ${theme.palette.secondary.main}, ${theme.palette.primary.dark})`,
  cursor: 'pointer',
  // Keeps white text readable on any picture.
  '&::after': { content: '""', position: 'absolute', inset: '35% 0 0', background: 'linear-gradient(transparent, rgb(0 0 0 / 78%))' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > img': { transition: 'transform .3s' },
    '&:hover > img': { transform: 'scale(1.04)' },
  },
}));

const Cover = styled('img')({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

const Ring = styled('span', { shouldForwardProp: (name) => name !== 'isNew' })<{ isNew: boolean }>(({ theme, isNew }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignSelf: 'flex-start',
  padding: 2,
  borderRadius: '50%',
  background: isNew ? theme.vars.palette.primary.main : 'rgb(255 255 255 / 55%)',
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  zIndex: 1,
  fontWeight: 600,
  lineHeight: 1.25,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));

const CreateTile = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(1),
  width: TILE_WIDTH,
  height: TILE_HEIGHT,
  border: `1.5px dashed ${theme.vars.palette.divider}`,
  borderRadius: 16,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover },
}));

const PlusSign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
}));

const Nobody = styled('li')(({ theme }) => ({ display: 'grid', alignContent: 'center', paddingInline: theme.spacing(1) }));
