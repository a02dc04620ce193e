import type { Person } from '@social/api/people/fetch-person';
import { Card, PersonAvatar, Stack, styled, Typography } from '@social/ui';

const PHOTO_SIZE = 104;

/** A member as others see them: cover, photo, name, handle, counts. */
export function MemberProfile({ person }: { person: Person }) {
  return (
    <Card>
      <Cover>{person.coverUrl && <img src={person.coverUrl} alt="" />}</Cover>
      <Photo>
        <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={PHOTO_SIZE} />
      </Photo>
      <Stack spacing={2} sx={{ p: 3, pt: 1.5 }}>
        <div>
          <Typography variant="h1" dir="auto">
            {person.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>@{person.username}</Typography>
        </div>
        {person.about && <Typography dir="auto">{person.about}</Typography>}
        {person.counts && <ProfileCounts counts={person.counts} />}
      </Stack>
    </Card>
  );
}

function ProfileCounts({ counts: { postCount, followerCount, followingCount } }: { counts: NonNullable<Person['counts']> }) {
  const entries = [
    ['Posts', postCount],
    ['Followers', followerCount],
    ['Following', followingCount],
  ] as const;
  return (
    <Counts>
      {entries.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString()}</dd>
        </div>
      ))}
    </Counts>
  );
}

const Cover = styled('div')(({ theme }) => ({
  aspectRatio: '3 / 1',
  background: `linear-gradient(120deg, ${theme.vars?.palette.primary.light}, ${theme.vars?.palette.primary.main})`,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Half over the cover, with a rim of the card's own colour. */
const Photo = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'fit-content',
  marginTop: -PHOTO_SIZE / 2,
  marginLeft: theme.spacing(2.5),
  padding: 4,
  borderRadius: '50%',
  backgroundColor: theme.vars?.palette.background.paper,
}));

const Counts = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(4),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: theme.vars?.palette.text.secondary, ...theme.typography.caption },
  '& dd': { margin: 0, ...theme.typography.h6 },
}));
