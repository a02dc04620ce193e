import type { Person } from '@social/api/people/fetch-person';
import { t } from '@social/texts';
import { Card, PersonAvatar, SafeImage, Stack, styled, Typography } from '@social/ui';
import { VerifiedTick } from '@social/ui/people/verified-tick';
import type { ReactNode } from 'react';
import { ProfileCounts } from './profile-counts';

export type ProfileCardProps = {
  person: Person;
  followerCount: number;
  actions: ReactNode;
  /** Buttons over the pictures, for their owner. */
  coverAction?: ReactNode;
  photoAction?: ReactNode;
};

const PHOTO_SIZE = 128;
/** On a narrow screen the actions are next to it. */
const NARROW_PHOTO_SIZE = 96;

/** The head of a profile: cover, photo, name, handle, text and counts. */
export function ProfileCard({ person, followerCount, actions, coverAction, photoAction }: ProfileCardProps) {
  return (
    <Card>
      <Cover>
        {person.coverUrl && <SafeImage src={person.coverUrl} alt="" />}
        <Corner>{coverAction}</Corner>
      </Cover>
      <Head>
        <Photo>
          <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={PHOTO_SIZE} />
          <PhotoCorner>{photoAction}</PhotoCorner>
        </Photo>
        <Actions>{actions}</Actions>
      </Head>
      <Stack spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pt: 1.5, pb: 2.5 }}>
        <Names person={person} />
        {person.about && (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {person.about}
          </Typography>
        )}
        {person.counts && <ProfileCounts counts={{ ...person.counts, followerCount }} />}
      </Stack>
    </Card>
  );
}

function Names({ person: { name, username, isVerified, followsMe } }: { person: Person }) {
  return (
    <div>
      <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {isVerified && <VerifiedTick />}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        @{username}
        {followsMe && <Chip>{t('Follows you')}</Chip>}
      </Typography>
    </div>
  );
}

/** Pictures have 1200 by 400 pixels. Without one it shows the theme's colours. */
const Cover = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 1',
  background: `radial-gradient(120% 160% at 12% 0%, ${theme.vars.palette.primary.light}, transparent 60%), linear-gradient(120deg, ${theme.vars.palette.primary.main}, ${theme.vars.palette.secondary.main})`,
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: theme.spacing(1.5),
  insetBlockEnd: theme.spacing(1.5),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
}));

/** Overlaps the cover by half, with a border in the card's colour. */
const Photo = styled('div')(({ theme }) => ({
  position: 'relative',
  // The cover is low there.
  marginTop: -NARROW_PHOTO_SIZE / 2,
  '& .MuiAvatar-root': { width: NARROW_PHOTO_SIZE, height: NARROW_PHOTO_SIZE },
  [theme.breakpoints.up('sm')]: {
    marginTop: -PHOTO_SIZE / 2,
    '& .MuiAvatar-root': { width: PHOTO_SIZE, height: PHOTO_SIZE },
  },
  marginInlineStart: -4,
  padding: 4,
  borderRadius: '50%',
  lineHeight: 0,
  backgroundColor: theme.vars.palette.background.paper,
}));

const PhotoCorner = styled('div')({ position: 'absolute', insetInlineEnd: 2, insetBlockEnd: 2 });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
}));

const Chip = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: theme.spacing(1),
  padding: theme.spacing(0.25, 1),
  borderRadius: 8,
  backgroundColor: theme.vars.palette.action.hover,
}));
