import { usePageSettings } from '@social/session';
import { PersonAvatar, RelativeTime, styled, Typography, VisuallyHidden, type Theme } from '@social/ui';
import { Link } from '@social/ui/router';
import type { Happening } from './fold-notifications';
import { whatTheyDid, whoDidIt } from './happening-words';

/** One happening: who, what, when; a link where there is somewhere to go. */
export function HappeningItem({ happening, onLeave }: { happening: Happening; onLeave: () => void }) {
  if (happening.place === null)
    return (
      <PlainRow>
        <Content happening={happening} />
      </PlainRow>
    );
  return (
    <LinkRow to={happening.place} onClick={onLeave}>
      <Content happening={happening} />
    </LinkRow>
  );
}

function Content({ happening }: { happening: Happening }) {
  const { people, createdAt, createdText, isSeen } = happening;
  const { locale, timeZone } = usePageSettings();
  const [first] = people;
  return (
    <>
      <PersonAvatar name={first?.name ?? '?'} avatarUrl={first?.avatarUrl ?? null} size={44} />
      <Words>
        <Typography variant="body2">
          <strong dir="auto">{whoDidIt(people)}</strong> <span dir="auto">{whatTheyDid(happening)}</span>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <RelativeTime date={createdAt} fallback={createdText} locale={locale} timeZone={timeZone} />
        </Typography>
      </Words>
      {!isSeen && (
        <Dot>
          <VisuallyHidden>new</VisuallyHidden>
        </Dot>
      )}
    </>
  );
}

const row = (theme: Theme) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), padding: theme.spacing(1) });

const PlainRow = styled('div')(({ theme }) => row(theme));

const LinkRow = styled(Link)(({ theme }) => ({
  ...row(theme),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
}));

const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const Dot = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: theme.vars?.palette.primary.main,
  forcedColorAdjust: 'none',
}));
