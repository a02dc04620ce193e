import type { SocialEvent } from '@social/api/events/event';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { ButtonBase, PersonAvatar, styled, useLazyOverlay } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { guestsQuery } from '../../lib/events-query';

const MAX_AVATARS = 6;

/** Shows some of the guests, and opens the list of all. Shows nothing until a guest has answered. */
export function GuestsPreview({ event }: { event: Pick<SocialEvent, 'id' | 'goingCount' | 'interestedCount'> }) {
  const userId = useSession((session) => session.userId);
  const state = toListState(useInfiniteQuery(guestsQuery(userId, event.id, 'going')));
  const { Overlay: Dialog, open, close } = useLazyOverlay(t('The guests'), async () => (await import('./guests-dialog')).GuestsDialog);
  const guests = state.kind === 'ready' ? state.items.slice(0, MAX_AVATARS) : [];
  if (guests.length === 0 && event.goingCount + event.interestedCount === 0) return null;

  return (
    <>
      <Opener aria-haspopup="dialog" onClick={() => void open()}>
        <Avatars>
          {guests.map(({ id, name, avatarUrl }) => (
            <PersonAvatar key={id} name={name} avatarUrl={avatarUrl} size={32} />
          ))}
        </Avatars>
        <span>{t('See who is coming')}</span>
      </Opener>
      {Dialog && <Dialog eventId={event.id} onClose={close} />}
    </>
  );
}

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  justifySelf: 'start',
  display: 'flex',
  gap: theme.spacing(1.25),
  minHeight: 44,
  paddingInline: theme.spacing(1),
  marginInlineStart: theme.spacing(-1),
  borderRadius: 12,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const Avatars = styled('span')(({ theme }) => ({
  display: 'flex',
  '& > *': { borderRadius: '50%', boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}` },
  '& > * + *': { marginInlineStart: theme.spacing(-1) },
}));
