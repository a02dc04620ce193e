import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { Button, ErrorState, PersonAvatar, Stack, styled, TextLink, Typography, UnreadableNote } from '@social/ui';
import { Link } from '@social/ui/router';
import { useFollowRequests } from './use-follow-requests';

const NAME = { display: 'block', color: 'text.primary', fontWeight: 600 };

/** Lists follow requests with Accept and Decline; nothing without any. */
export function FollowRequests({ onLeave }: { onLeave: () => void }) {
  const { state, accept, decline } = useFollowRequests();
  if (state.kind === 'failed')
    return <ErrorState title={t('Follow requests could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
  if (state.kind === 'loading' || state.requests.length === 0) return null;
  return (
    <section aria-labelledby="follow-requests">
      <Typography id="follow-requests" variant="subtitle2" component="h3" sx={{ px: 1, color: 'text.secondary' }}>
        {t('Follow requests')}
      </Typography>
      <Plain>
        {state.requests.map((person) => (
          <Request
            key={person.id}
            person={person}
            onLeave={onLeave}
            onAccept={() => void accept(person)}
            onDecline={() => void decline(person)}
          />
        ))}
      </Plain>
      <UnreadableNote count={state.unreadableCount} singular={t('request')} plural={t('requests')} />
    </section>
  );
}

type RequestProps = { person: PersonSummary; onLeave: () => void; onAccept: () => void; onDecline: () => void };

function Request({ person: { id, name, username, avatarUrl }, onLeave, onAccept, onDecline }: RequestProps) {
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center', p: 1, flexWrap: 'wrap', rowGap: 1 }}>
      <PersonAvatar name={name} avatarUrl={avatarUrl} size={44} />
      <Names>
        <TextLink component={Link} to={`/profile/${id}`} onClick={onLeave} variant="body2" dir="auto" sx={NAME}>
          {name}
        </TextLink>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          @{username}
        </Typography>
      </Names>
      <Button size="small" variant="contained" onClick={onAccept} aria-label={t('Accept {name}', { name })}>
        {t('Accept')}
      </Button>
      <Button size="small" variant="outlined" onClick={onDecline} aria-label={t('Decline {name}', { name })}>
        {t('Decline')}
      </Button>
    </Stack>
  );
}

const Plain = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Names = styled('div')({ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' });
