import type { Person } from '@social/api/people/fetch-person';
import { Box, Card, PersonAvatar, Stack, styled, Typography } from '@social/ui';

/** A member as others see them: cover, photo, name, handle, counts. */
export function MemberProfile({ person }: { person: Person }) {
  return (
    <Card>
      <Cover>{person.coverUrl && <img src={person.coverUrl} alt="" />}</Cover>
      <Stack spacing={2} sx={{ p: 3, pt: 0 }}>
        <Box sx={{ mt: -6 }}>
          <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={96} />
        </Box>
        <div>
          <Typography variant="h1" dir="auto">
            {person.name}
          </Typography>
          <Typography color="text.secondary">@{person.username}</Typography>
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

const Counts = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(4),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: theme.vars?.palette.text.secondary, ...theme.typography.caption },
  '& dd': { margin: 0, ...theme.typography.h6 },
}));
