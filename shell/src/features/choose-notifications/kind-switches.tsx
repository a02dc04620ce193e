import { failureMessage } from '@social/api/failure-message';
import type { NotificationSettings, NotifiedKind } from '@social/api/notifications/notification-settings';
import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { lowerInSentence, t } from '@social/texts';
import { notifyIfRefused, styled, Typography } from '@social/ui';
import { notifiedKinds } from './notified-kinds';

type KindOption = { value: NotifiedKind; label: string; detail: string };

const kinds: readonly KindOption[] = [
  { value: 'likes', label: t('Likes'), detail: t('of your posts and comments') },
  { value: 'comments', label: t('Comments'), detail: t('on your posts and articles, and replies') },
  { value: 'mentions', label: t('Mentions'), detail: t('of you in posts and comments') },
  { value: 'shares', label: t('Shares'), detail: t('of your posts') },
  { value: 'follows', label: t('Followers'), detail: t('new ones, and requests to follow') },
  { value: 'events', label: t('Events'), detail: t('invitations, changes and reminders') },
  { value: 'pages', label: t('Pages'), detail: t('likes of yours, and invitations') },
  { value: 'groups', label: t('Groups'), detail: t('that add you to a conversation') },
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
  const { value: isOn, set } = useOptimisticValue(notifiedKinds, value, stored, readAt);
  const refusedMessage = refusalMessage((error) =>
    t('{failureMessage} The setting of {kind} is as it was.', {
      failureMessage: failureMessage(error),
      kind: lowerInSentence(label),
    }),
  );
  return (
    <Line>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => void notifyIfRefused(set(target.checked), refusedMessage)}
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
