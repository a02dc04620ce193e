import type { PersonId } from '@social/api';
import type { StoryOwner } from '@social/api/stories/story';
import { t } from '@social/texts';
import { AddIcon, ButtonBase, lazyComponent, PersonAvatar, Skeleton, Typography, styled, useEndReached } from '@social/ui';
import { useRef, useState, type RefObject } from 'react';
import { hasUnseen } from './story-position';

export type StoryTilesProps = {
  owners: readonly StoryOwner[];
  onOpen: (personId: PersonId) => void;
  onCreate: () => void;
  /** Loads more members; null where there are none. */
  onEndReached: (() => void) | null;
};

/** Loaded when a mouse comes near: the first visit and phones do without it. */
const StoryArrows = lazyComponent<{ row: RefObject<HTMLElement | null> }>({
  load: async () => (await import(/* webpackChunkName: 'arrows' */ './story-arrows')).StoryArrows,
  fallback: null,
  // The row still scrolls by wheel and keys.
  failed: () => null,
});

/** Shows a tile for each member with stories, after the one to create a story. */
export function StoryTiles({ owners, onOpen, onCreate, onEndReached }: StoryTilesProps) {
  const end = useEndReached({ onEndReached: () => onEndReached?.(), isEnabled: onEndReached !== null, marginPx: 0 });
  const row = useRef<HTMLUListElement>(null);
  const [hasMouse, setHasMouse] = useState(false);
  return (
    <Frame onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHasMouse(true)}>
      <Row ref={row} aria-label={t('Stories')}>
        <li>
          <Tile onClick={onCreate}>
            <PlusSign aria-hidden>
              <AddIcon />
            </PlusSign>
            <Name>{t('Create story')}</Name>
          </Tile>
        </li>
        {owners.map((owner) => (
          <li key={owner.person.id}>
            <OwnerTile owner={owner} onOpen={() => onOpen(owner.person.id)} />
          </li>
        ))}
        {owners.length === 0 && (
          <Nobody>
            <Typography color="text.secondary">{t('No stories available')}</Typography>
          </Nobody>
        )}
        {onEndReached && <li ref={end} aria-hidden />}
      </Row>
      {hasMouse && <StoryArrows row={row} />}
    </Frame>
  );
}

function OwnerTile({ owner, onOpen }: { owner: StoryOwner; onOpen: () => void }) {
  const { person, stories } = owner;
  const isNew = hasUnseen(owner);
  const name = stories[0]?.isMine ? t('Your story') : person.name;
  return (
    <Tile aria-label={isNew ? t('{name}, new story', { name }) : t('{name}, seen', { name })} onClick={onOpen}>
      <Ring isNew={isNew}>
        <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={FACE_SIZE} />
      </Ring>
      <Name dir="auto">{name}</Name>
    </Tile>
  );
}

/** Placeholder for the tiles while they load. */
export function StoryTileSkeleton() {
  return (
    <Row role="status" aria-label={t('Loading stories')} as="div">
      {[1, 2, 3, 4, 5].map((number) => (
        <LoadingTile key={number}>
          <Skeleton variant="circular" width={FACE_SIZE + 10} height={FACE_SIZE + 10} />
          <Skeleton width={56} height={16} />
        </LoadingTile>
      ))}
    </Row>
  );
}

/** The width of a tile with its name, and its height, in pixels. */
const TILE_WIDTH = 84;
const TILE_HEIGHT = 96;
const FACE_SIZE = 60;

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  margin: 0,
  // Leaves room for the focus ring, which the scroll container would clip.
  padding: theme.spacing(0.25),
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', scrollMarginInline: theme.spacing(0.5), flexShrink: 0 },
}));

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: theme.spacing(0.5),
  width: TILE_WIDTH,
  height: TILE_HEIGHT,
  paddingTop: theme.spacing(0.25),
  borderRadius: 12,
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
}));

const LoadingTile = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flexShrink: 0,
  gap: theme.spacing(0.5),
  width: TILE_WIDTH,
  height: TILE_HEIGHT,
  paddingTop: theme.spacing(0.25),
}));

const Ring = styled('span', { shouldForwardProp: (name) => name !== 'isNew' })<{ isNew: boolean }>(({ theme, isNew }) => ({
  display: 'inline-flex',
  padding: 2.5,
  borderRadius: '50%',
  border: isNew ? `2.5px solid ${theme.vars.palette.primary.main}` : `2.5px solid ${theme.vars.palette.divider}`,
}));

const Name = styled('span')({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const PlusSign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  width: FACE_SIZE + 10,
  height: FACE_SIZE + 10,
  borderRadius: '50%',
  border: `1.5px dashed ${theme.vars.palette.text.secondary}`,
  color: theme.vars.palette.primary.main,
  background: theme.vars.palette.background.paper,
}));

const Nobody = styled('li')(({ theme }) => ({ display: 'grid', alignContent: 'center', paddingInline: theme.spacing(1) }));
