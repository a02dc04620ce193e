import { PersonAvatar, Skeleton, styled, Typography, VisuallyHidden } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { UNKNOWN_NAME, type Recipient } from './use-recipient';

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
  const label = isUnknown ? UNKNOWN_NAME : name;
  return (
    <Bar>
      <PersonAvatar name={label} avatarUrl={isUnknown ? null : avatarUrl} size={44} />
      <Text>
        <Typography variant="h1" noWrap dir="auto" sx={{ fontSize: '1.125rem' }}>
          {label === '' ? <NamePlaceholder /> : profilePath && !isUnknown ? <NameLink to={profilePath}>{label}</NameLink> : label}
        </Typography>
        {isUnknown ? (
          <Typography variant="caption">User data not available</Typography>
        ) : (
          <OnlineStatus isOnline={isOnline} memberCount={memberCount} />
        )}
      </Text>
      {actions}
    </Bar>
  );
}

/** Gives the page its heading also while the name is loading, and when it could not be loaded. */
function NamePlaceholder() {
  return (
    <>
      <VisuallyHidden>Conversation</VisuallyHidden>
      <Skeleton width={140} />
    </>
  );
}

function OnlineStatus({ isOnline, memberCount }: Pick<Recipient, 'isOnline' | 'memberCount'>) {
  if (isOnline === null) {
    return memberCount === null ? null : <Line>{memberCount === 1 ? '1 member' : `${memberCount} members`}</Line>;
  }
  return (
    <Line>
      <Dot data-online={isOnline || undefined} />
      {isOnline ? 'Online' : 'Offline'}
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
