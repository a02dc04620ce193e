import type { Person } from '@social/api/people/fetch-person';
import { t } from '@social/texts';
import { Card, EmptyState, styled, TextLink } from '@social/ui';
import type { ReactNode } from 'react';

const genderLabels = { male: t('Male'), female: t('Female'), other: t('Other') };

/** Shows the details of a profile that are filled in. */
export function AboutPerson({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const entries: [string, ReactNode][] = [
    [t('About'), person.about],
    [t('Works at'), person.working],
    [t('Learned at'), person.school],
    [t('Lives in'), person.address],
    [t('Birthday'), person.birthday && formatDay(person.birthday)],
    [t('Gender'), person.gender && genderLabels[person.gender]],
    [t('Website'), person.website && <Website url={person.website} />],
  ];
  const filled = entries.filter(([, value]) => Boolean(value));
  if (filled.length === 0) {
    const title = isOwn
      ? t('You have not written anything about yourself yet')
      : t('{name} has not written anything about themselves yet', { name: person.name });
    return <EmptyState title={title} detail={isOwn ? t('“Edit profile” is the place for it.') : ''} />;
  }
  return (
    <Card>
      <Entries>
        {filled.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </Entries>
    </Card>
  );
}

function Website({ url }: { url: string }) {
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </TextLink>
  );
}

/** Formats a day, which has no time zone. */
function formatDay(day: string): string {
  return new Date(day).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });
}

const Entries = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 3),
  '& > div': { paddingBlock: theme.spacing(1.5) },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
