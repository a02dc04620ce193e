import FullStarIcon from '@mui/icons-material/Star';
import StarIcon from '@mui/icons-material/StarBorder';
import type { SocialEvent } from '@social/api/events/event';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Button, CheckIcon, formatCompactCount, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useGoing, useInterest } from './use-event-response';

export type EventResponsesProps = {
  event: SocialEvent;
  isOver: boolean;
  /** Where there is nothing to answer, a list leads there instead. */
  detailsPath?: string;
};

/** Shows how many members go or are interested, and lets this member respond unless they host the event or it is over. */
export function EventResponses({ event, isOver, detailsPath }: EventResponsesProps) {
  const { locale } = usePageSettings();
  const going = useGoing(event);
  const interest = useInterest(event);
  const canRespond = !isOver && !event.isMine && event.isCancelled !== true;

  return (
    <Column>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('{going} going · {interested} interested', {
          going: formatCompactCount(going.count, locale),
          interested: formatCompactCount(interest.count, locale),
        })}
        {event.isCancelled ? ` · ${t('This event is cancelled')}` : isOver && ` · ${t('This event is over')}`}
        {event.isMine && ` · ${t('You host it')}`}
      </Typography>
      {!canRespond && detailsPath !== undefined && (
        <Buttons>
          <Button component={Link} to={detailsPath} variant="outlined" aria-label={t('See event: {name}', { name: event.name })}>
            {t('See event')}
          </Button>
        </Buttons>
      )}
      {canRespond && (
        <Buttons>
          <Button
            variant={going.isOn ? 'outlined' : 'contained'}
            startIcon={going.isOn ? <CheckIcon /> : undefined}
            aria-label={going.isOn ? t('Going: {name}. Press to leave', { name: event.name }) : t('Join Now: {name}', { name: event.name })}
            onClick={() => void going.change()}
          >
            {going.isOn ? t('Going') : t('Join Now')}
          </Button>
          <Button
            color={interest.isOn ? 'primary' : 'inherit'}
            aria-pressed={interest.isOn}
            aria-label={t('Interested: {name}', { name: event.name })}
            startIcon={interest.isOn ? <FullStarIcon fontSize="small" /> : <StarIcon fontSize="small" />}
            onClick={() => void interest.change()}
          >
            {t('Interested')}
          </Button>
        </Buttons>
      )}
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.25), justifyItems: 'start' }));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > button, & > a': { minHeight: 44 },
}));
