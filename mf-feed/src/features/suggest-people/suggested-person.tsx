import { failureMessage } from '@social/api/failure-message';
import type { ListedPerson } from '@social/api/people/person';
import { refusalMessage } from '@social/api/refusal-message';
import { useFollow } from '@social/session';
import { t } from '@social/texts';
import { Button, CloseIcon, IconButton, PersonAvatar, notifyIfRefused, styled } from '@social/ui';
import { Link } from '@social/ui/router';

export type SuggestedPersonProps = {
  person: ListedPerson;
  onDismiss: () => void;
};

/** Suggests a person to follow. The button is disabled after a request, because a second call would cancel it. */
export function SuggestedPerson({ person, onDismiss }: SuggestedPersonProps) {
  // Without the time of the list: a further page makes the whole list look younger than the request, and the button would come back.
  const { state, change } = useFollow(person.id, person.following);
  const refused = refusalMessage((error) =>
    t('{name} was not asked. {failureMessage}', { name: person.name, failureMessage: failureMessage(error) }),
  );

  return (
    <Card>
      <Dismiss size="small" aria-label={t('Do not suggest {name}', { name: person.name })} onClick={onDismiss}>
        <CloseIcon fontSize="small" />
      </Dismiss>
      <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={64} />
      <Name to={`/profile/${person.id}`} dir="auto">
        {person.name}
      </Name>
      <Handle>
        <bdi>@{person.username}</bdi>
      </Handle>
      <Button
        size="small"
        fullWidth
        sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.25 }}
        variant={state === 'none' ? 'contained' : 'outlined'}
        disabled={state !== 'none'}
        aria-label={state === 'none' ? t('Add Friend {name}', { name: person.name }) : t('Requested {name}', { name: person.name })}
        onClick={() => void notifyIfRefused(change(), refused)}
      >
        {state === 'none' ? t('Add Friend') : t('Requested')}
      </Button>
    </Card>
  );
}

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 150,
  height: '100%',
  padding: theme.spacing(2.5, 1.5, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  textAlign: 'center',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { width: 160 },
}));

const Dismiss = styled(IconButton)({ position: 'absolute', insetInlineEnd: 2, insetBlockStart: 2 });

const oneLine = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Name = styled(Link)(({ theme }) => ({
  ...oneLine,
  marginTop: theme.spacing(1),
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

const Handle = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...oneLine,
  marginBottom: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));
