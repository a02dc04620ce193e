import { PAGE_AREA_ATTRIBUTE } from '@social/contracts/page-protocol';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Button, ButtonBase, Card, CheckIcon, styled, Typography, VisuallyHidden } from '@social/ui';
import { Link } from '@social/ui/router';
import { useEffect, useId } from 'react';
import { useSignedInPerson } from '../../lib/use-signed-in-person';
import { profilePath } from '../../routes';

export type WelcomeCardProps = { onClose: () => void };

/** How soon a step that was done elsewhere on the page is shown as done. */
const REFETCH_INTERVAL_MS = 10_000;

/** Three steps that make a feed of one's own, each with a mark once it is done. */
export function WelcomeCard({ onClose }: WelcomeCardProps) {
  const { brand } = usePageSettings();
  const titleId = useId();
  const { data: person, refetch } = useSignedInPerson();
  const isDone = {
    follow: hasSome(person?.counts?.followingCount),
    picture: (person?.avatarUrl ?? null) !== null,
    post: hasSome(person?.counts?.postCount),
  };
  const isAllDone = Object.values(isDone).every(Boolean);

  useEffect(() => {
    if (isAllDone) return;
    const timer = setInterval(() => void refetch(), REFETCH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAllDone, refetch]);

  return (
    <Frame as="section" variant="outlined" aria-labelledby={titleId}>
      {/* Not a heading: the page's heading comes after it. */}
      <Typography id={titleId} sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
        {isAllDone ? t('You are all set') : t('Welcome to {brand}', { brand })}
      </Typography>
      <Steps>
        <li>
          <StepRow as={Link} to="/explore">
            <Mark isDone={isDone.follow} number={1} />
            <StepText name={t('Find people to follow')} detail={t('Their posts fill your feed.')} />
          </StepRow>
        </li>
        <li>
          <StepRow as={Link} to={profilePath}>
            <Mark isDone={isDone.picture} number={2} />
            <StepText name={t('Add a picture of yourself')} detail={t('Friends recognize you by it.')} />
          </StepRow>
        </li>
        <li>
          <StepRow onClick={focusComposer}>
            <Mark isDone={isDone.post} number={3} />
            <StepText name={t('Write your first post')} detail={t('A sentence is enough to say hello.')} />
          </StepRow>
        </li>
      </Steps>
      <Button size="small" color="inherit" onClick={onClose} sx={{ justifySelf: 'end' }}>
        {isAllDone ? t('Close') : t('Not now')}
      </Button>
    </Frame>
  );
}

const hasSome = (count: number | undefined) => (count ?? 0) > 0;

/** Focuses the field for a new post, which belongs to the release of another remote. */
function focusComposer(): void {
  document.querySelector<HTMLElement>(`main [${PAGE_AREA_ATTRIBUTE}] textarea:not([aria-hidden])`)?.focus();
}

function StepText({ name, detail }: { name: string; detail: string }) {
  return (
    <span>
      <strong>{name}</strong> <small>{detail}</small>
    </span>
  );
}

function Mark({ isDone, number }: { isDone: boolean; number: number }) {
  return (
    <Circle data-done={isDone || undefined}>
      {isDone ? (
        <>
          <CheckIcon fontSize="small" />
          <VisuallyHidden>{t('Done:')} </VisuallyHidden>
        </>
      ) : (
        <span aria-hidden>{number}</span>
      )}
    </Circle>
  );
}

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  marginBottom: theme.spacing(2),
}));

const Steps = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const StepRow = styled(ButtonBase)<{ as?: typeof Link; to?: string }>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  width: '100%',
  padding: theme.spacing(1),
  borderRadius: 10,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > span:last-of-type': { display: 'grid', minWidth: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Circle = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  '&[data-done]': { borderColor: theme.vars.palette.success.main, color: theme.vars.palette.success.main },
}));
