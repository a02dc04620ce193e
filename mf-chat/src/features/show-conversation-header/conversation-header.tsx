import BackIcon from '@mui/icons-material/ArrowBack';
import { plural, t } from '@social/texts';
import { IconButton, PersonAvatar, Skeleton, styled, Typography, useMediaQuery, useTheme, VisuallyHidden } from '@social/ui';
import { Link, useLocation, useNavigate } from '@social/ui/router';
import type { ReactNode } from 'react';
import { UNKNOWN_GROUP_NAME, UNKNOWN_NAME, type Recipient } from './use-recipient';

export type ConversationHeaderProps = {
  recipient: Recipient;
  /** null for groups. */
  profilePath: string | null;
  /** The buttons at the end of the header. */
  actions?: ReactNode;
};

/** Shows the recipient of the conversation, and whether they are online. */
export function ConversationHeader({
  recipient: { name, avatarUrl, isOnline, memberCount, isUnknown },
  profilePath,
  actions,
}: ConversationHeaderProps) {
  const unknownName = profilePath === null ? UNKNOWN_GROUP_NAME : UNKNOWN_NAME;
  const label = isUnknown ? unknownName : name;
  const isPhone = !useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  return (
    <Bar>
      {isPhone && <BackButton />}
      <PersonAvatar name={label} avatarUrl={isUnknown ? null : avatarUrl} size={44} />
      <Text>
        <Typography variant="h1" noWrap dir="auto" sx={{ fontSize: '1.125rem' }}>
          {label === '' ? <NamePlaceholder /> : profilePath && !isUnknown ? <NameLink to={profilePath}>{label}</NameLink> : label}
        </Typography>
        {isUnknown ? (
          <Typography variant="caption">{profilePath === null ? t('Group data not available') : t('User data not available')}</Typography>
        ) : (
          <OnlineStatus isOnline={isOnline} memberCount={memberCount} />
        )}
      </Text>
      {actions}
    </Bar>
  );
}

/** Goes back to where the member came from; Home where that was another site. */
function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <IconButton aria-label={t('Back')} edge="start" onClick={() => void (isFirstPage ? navigate('/') : navigate(-1))}>
      <MirroredBackIcon />
    </IconButton>
  );
}

/** Gives the page its heading also while the name is loading, and when it could not be loaded. */
function NamePlaceholder() {
  return (
    <>
      <VisuallyHidden>{t('Conversation')}</VisuallyHidden>
      <Skeleton width={140} />
    </>
  );
}

function OnlineStatus({ isOnline, memberCount }: Pick<Recipient, 'isOnline' | 'memberCount'>) {
  if (memberCount !== null) return <Line>{plural(memberCount, { one: '{count} member', other: '{count} members' })}</Line>;
  // Reserves the line.
  if (isOnline === null) return <Line aria-hidden>{'\u00a0'}</Line>;
  return (
    <Line>
      <Dot data-online={isOnline || undefined} />
      {isOnline ? t('Online') : t('Offline')}
    </Line>
  );
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.25, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

// Points to the start of the line.
const MirroredBackIcon = styled(BackIcon)({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

const Text = styled('div')({ flex: 1, minWidth: 0 });

const NameLink = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
}));

const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.text.disabled}`,
  '&[data-online]': { borderColor: 'transparent', background: theme.vars.palette.success.main, backgroundClip: 'border-box' },
}));
