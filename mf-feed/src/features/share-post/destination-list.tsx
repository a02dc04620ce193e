import type { PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { ErrorState, PersonAvatar, styled, Typography } from '@social/ui';
import { useId } from 'react';
import type { ShareDestination } from './share-target';
import { useDestinations } from './use-destinations';

export type DestinationListProps = {
  kind: ShareDestination['kind'];
  userId: PersonId | null;
  selected: ShareDestination | null;
  onSelect: (destination: ShareDestination) => void;
};

const emptyTexts = { page: t('You manage no page yet.'), group: t('You have joined no group yet.') };

/** Lists the member's pages or groups to share to. */
export function DestinationList({ kind, userId, selected, onSelect }: DestinationListProps) {
  const state = useDestinations(kind, userId);
  const name = useId();

  switch (state.kind) {
    case 'loading':
      return (
        <Typography role="status" variant="body2">
          {t('Loading...')}
        </Typography>
      );
    case 'failed':
      return (
        <ErrorState
          title={kind === 'page' ? t('Your pages could not be loaded') : t('Your groups could not be loaded')}
          detail={failureMessage(state.error)}
          onRetry={state.retry}
        />
      );
    case 'ready':
      if (state.destinations.length === 0) return <Typography variant="body2">{emptyTexts[kind]}</Typography>;
      return (
        <List role="radiogroup" aria-label={kind === 'page' ? t('Pages that you manage') : t('Groups that you have joined')}>
          {state.destinations.map((destination) => (
            <Option key={destination.id}>
              <input type="radio" name={name} checked={selected?.id === destination.id} onChange={() => onSelect(destination)} />
              <PersonAvatar name={destination.name} avatarUrl={destination.avatarUrl} size={32} />
              <span dir="auto">{destination.name}</span>
            </Option>
          ))}
        </List>
      );
  }
}

const List = styled('div')({ display: 'grid', maxHeight: 220, overflowY: 'auto' });

const Option = styled('label')(({ theme }) => ({
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
