import { usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { Card, formatNumber, PersonAvatar, Skeleton, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';

export type GroupCardProps = {
  name: string;
  avatarUrl: string | null;
  path: string;
  memberCount: number;
  /** Further facts next to the number of members: 'private'. */
  facts?: readonly string[];
  description?: string;
  action?: ReactNode;
};

export function GroupCard({ name, avatarUrl, path, memberCount, facts = [], description = '', action }: GroupCardProps) {
  const { locale } = usePageSettings();
  return (
    <Frame>
      <PersonAvatar name={name} avatarUrl={avatarUrl} size={AVATAR_PX} />
      <TextColumn>
        <Typography variant="h3">
          <NameLink to={path} dir="auto">
            {name}
          </NameLink>
        </Typography>
        <SecondaryText variant="body2">
          {[
            plural(memberCount, { one: '{count} member', other: '{count} members' }, { count: formatNumber(memberCount, locale) }),
            ...facts,
          ].join(' · ')}
        </SecondaryText>
        {description !== '' && (
          <Description variant="body2" dir="auto">
            {description}
          </Description>
        )}
      </TextColumn>
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

/** Placeholder for the groups of a list while they load. */
export function GroupCardSkeleton({ title }: { title: string }) {
  return (
    <Frame role="status" aria-label={t('Loading: {title}', { title })}>
      <Skeleton variant="circular" width={AVATAR_PX} height={AVATAR_PX} />
      <TextColumn>
        <Skeleton width="45%" height={26} />
        <Skeleton width="20%" />
        <Skeleton width="60%" />
      </TextColumn>
    </Frame>
  );
}

const AVATAR_PX = 52;

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  padding: theme.spacing(1.5, 2),
}));

const TextColumn = styled('div')({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });

const Action = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { flexBasis: '100%', '& > *': { width: '100%' } } }));

const NameLink = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const SecondaryText = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Description = styled(Typography)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
