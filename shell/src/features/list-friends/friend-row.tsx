import type { PersonSummary } from '@social/api/people/person';
import { PersonAvatar, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { profilePath } from '../../routes';

/** A person in a list, with a link to the profile and an action. */
export function FriendRow({ person, children }: { person: PersonSummary; children: ReactNode }) {
  return (
    <Row>
      <PersonLink to={`${profilePath}/${person.id}`}>
        <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={44} />
        <span>
          <Typography component="span" noWrap dir="auto" sx={{ display: 'block', fontWeight: 600 }}>
            {person.name}
          </Typography>
          <Typography component="span" variant="body2" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
            @{person.username}
          </Typography>
        </span>
      </PersonLink>
      {children}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
}));

const PersonLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > span:last-child': { minWidth: 0 },
}));
