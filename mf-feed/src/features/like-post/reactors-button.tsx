import type { PostId } from '@social/api';
import type { PostReactions } from '@social/api/posts/post-reactions';
import { t } from '@social/texts';
import { ButtonBase, styled, useLazyOverlay } from '@social/ui';
import { ReactionIcon } from './reaction-icon';
import { allReactions } from './reaction-names';

const MAX_SHOWN = 3;

export type ReactorsButtonProps = { postId: PostId; counts: PostReactions['counts'] };

/** Shows the most frequent reactions; opens the list of who gave them. */
export function ReactorsButton({ postId, counts }: ReactorsButtonProps) {
  const { Overlay: Dialog, open, close } = useLazyOverlay(t('The list'), async () => (await import('./reactors-dialog')).ReactorsDialog);
  const frequent = allReactions.filter((name) => counts[name] > 0).sort((one, other) => counts[other] - counts[one]);
  if (frequent.length === 0) return null;

  return (
    <>
      <Opener aria-label={t('Who reacted')} title={t('Who reacted')} aria-haspopup="dialog" onClick={() => void open()}>
        {frequent.slice(0, MAX_SHOWN).map((reaction) => (
          <ReactionIcon key={reaction} reaction={reaction} size={18} />
        ))}
      </Opener>
      {Dialog && <Dialog postId={postId} counts={counts} onClose={close} />}
    </>
  );
}

const Opener = styled(ButtonBase)(({ theme }) => ({
  minWidth: 32,
  minHeight: 40,
  padding: theme.spacing(0.5),
  borderRadius: 999,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  // The icons overlap, each with a rim in the colour of the card.
  '& svg': { borderRadius: '50%', boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}` },
  '& svg + svg': { marginInlineStart: -5 },
}));
