import { chatUsers, usePageSettings } from '@social/session';
import { PersonAvatar, RelativeTime, styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { memo, type MouseEvent } from 'react';
import type { ConversationRow } from './conversation-row';
import { threadQuery } from '../../lib/thread-query';
import { UnreadBadge } from './unread-badge';

/** Opens a conversation. `onIntent` is called when the pointer or the focus reaches the link. */
export const ConversationLink = memo(function ConversationLink({ row, onIntent }: { row: ConversationRow; onIntent: () => void }) {
  const queries = useQueryClient();
  const { locale, timeZone } = usePageSettings();

  function handleClick(event: MouseEvent): void {
    chatUsers.remember(row.chatUser);
    // Fetches the messages while the code of the screen loads. Not for another tab: fetching marks them as read.
    const opensHere = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (opensHere) void queries.prefetchQuery(threadQuery(queries, row.ref));
  }

  return (
    <RowLink
      to={row.path}
      aria-current={row.isOpen ? 'page' : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={handleClick}
    >
      <PersonAvatar name={row.name} avatarUrl={row.avatarUrl} isOnline={row.isOnline} size={44} />
      <Text>
        <Line>
          <Name dir="auto">{row.name}</Name>
          <UnreadBadge count={row.unreadCount} />
        </Line>
        <Line>
          <Preview dir="auto" isUnread={row.unreadCount > 0}>
            {row.preview}
          </Preview>
          <Time>
            <RelativeTime length="narrow" date={row.lastActiveAt} fallback={row.timeText} locale={locale} timeZone={timeZone} />
          </Time>
        </Line>
      </Text>
    </RowLink>
  );
});

const RowLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.75, 1),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover, &[aria-current="page"]': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Text = styled('span')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minWidth: 0 });

// The name gets all of the line that the unread count leaves: members scan the list by names.
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));

const Name = styled('span')({ ...oneLine, fontWeight: 600 });

const Preview = styled('span', { shouldForwardProp: (name) => name !== 'isUnread' })<{ isUnread: boolean }>(({ theme, isUnread }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: isUnread ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
  fontWeight: isUnread ? 600 : 400,
}));

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
