import type { PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { ErrorState, PersonAvatar, styled, Typography } from '@social/ui';
import { useId } from 'react';
import type { Place } from './share-target';
import { usePlaces } from './use-places';

export type PlaceListProps = { where: Place['kind']; userId: PersonId | null; chosen: Place | null; onChoose: (place: Place) => void };

const emptyWords = { page: 'You manage no page yet.', group: 'You have joined no group yet.' };

/** The pages or groups to choose one from. */
export function PlaceList({ where, userId, chosen, onChoose }: PlaceListProps) {
  const places = usePlaces(where, userId);
  const name = useId();

  switch (places.kind) {
    case 'loading':
      return (
        <Typography role="status" variant="body2">
          Loading...
        </Typography>
      );
    case 'failed':
      return <ErrorState title={`Your ${where}s could not be loaded`} detail={failureMessage(places.error)} onRetry={places.retry} />;
    case 'ready':
      if (places.places.length === 0) return <Typography variant="body2">{emptyWords[where]}</Typography>;
      return (
        <List role="radiogroup" aria-label={where === 'page' ? 'Pages that you manage' : 'Groups that you have joined'}>
          {places.places.map((place) => (
            <Choice key={place.id}>
              <input type="radio" name={name} checked={chosen?.id === place.id} onChange={() => onChoose(place)} />
              <PersonAvatar name={place.name} avatarUrl={place.avatarUrl} size={32} />
              <span dir="auto">{place.name}</span>
            </Choice>
          ))}
        </List>
      );
  }
}

const List = styled('div')({ display: 'grid', maxHeight: 220, overflowY: 'auto' });

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.75, 1),
  borderRadius: 12,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& input': { width: 18, height: 18, flexShrink: 0, accentColor: theme.vars.palette.primary.main },
}));
