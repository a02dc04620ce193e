import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { PersonAvatar, styled } from '@social/ui';
import { VerifiedTick } from '@social/ui/people/verified-tick';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';

export type PersonLineProps = {
  /** null for a deleted account. */
  person: PersonSummary | null;
  size?: number;
  /** Shown below the name. */
  children?: ReactNode;
};

/** Shows a person's avatar and name, linked to their profile. */
export function PersonLine({ person, size = 40, children }: PersonLineProps) {
  const name = person?.name || t('Someone');
  return (
    <Line>
      <PersonAvatar name={name} avatarUrl={person?.avatarUrl ?? null} size={size} />
      <TextColumn>
        <span>
          {person ? (
            <NameLink to={`/profile/${encodeURIComponent(person.id)}`} dir="auto">
              {name}
            </NameLink>
          ) : (
            name
          )}
          {person?.isVerified && <VerifiedTick />}
        </span>
        {children}
      </TextColumn>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1.25), minWidth: 0 }));

const TextColumn = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

const NameLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
