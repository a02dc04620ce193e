import { failureMessage } from '@social/api/failure-message';
import type { NotificationSettings, NotifiedKind } from '@social/api/notifications/notification-settings';
import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { notifyIfRefused, styled, Typography } from '@social/ui';
import { notifiedKinds } from './notified-kinds';

type KindOption = { value: NotifiedKind; label: string; detail: string };

const kinds: readonly KindOption[] = [
  { value: 'likes', label: 'Likes', detail: 'of your posts and comments' },
  { value: 'comments', label: 'Comments', detail: 'on your posts and articles, and replies' },
  { value: 'mentions', label: 'Mentions', detail: 'of you in posts and comments' },
  { value: 'shares', label: 'Shares', detail: 'of your posts' },
  { value: 'follows', label: 'Followers', detail: 'new ones, and requests to follow' },
  { value: 'events', label: 'Events', detail: 'invitations, changes and reminders' },
  { value: 'pages', label: 'Pages', detail: 'likes of yours, and invitations' },
  { value: 'groups', label: 'Groups', detail: 'that add you to a conversation' },
];

/** Shows a switch for each kind that the provider has. */
export function KindSwitches({ settings, readAt }: { settings: NotificationSettings; readAt: number }) {
  return (
    <Kinds>
      {kinds.map((kind) => {
        const isNotified = settings[kind.value];
        return isNotified !== null && <KindSwitch key={kind.value} {...kind} stored={isNotified} readAt={readAt} />;
      })}
    </Kinds>
  );
}

function KindSwitch({ value, label, detail, stored, readAt }: KindOption & { stored: boolean; readAt: number }) {
  const [isOn, setIsOn] = useOptimisticValue(notifiedKinds, value, stored, readAt);
  const refusedMessage = refusalMessage((error) => `${failureMessage(error)} The setting of ${label.toLowerCase()} is as it was.`);
  return (
    <Line>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => void notifyIfRefused(setIsOn(target.checked), refusedMessage)}
      />
      <span>
        {label}{' '}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {detail}
        </Typography>
      </span>
    </Line>
  );
}

const Kinds = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: theme.spacing(1.5, 3),
}));

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  '& input': { flexShrink: 0, width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
