import type { SocialEvent } from '@social/api/events/event';
import { usePageSettings } from '@social/session';
import { Card, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { EventCover } from '../../lib/event-cover';
import { leafWords, whenWords } from '../../lib/event-words';
import { PLACE_ICON, TIME_ICON } from '../../lib/icon-paths';
import { PathIcon } from '../../lib/path-icon';

export type EventCardProps = {
  event: SocialEvent;
  /** Who comes, and the buttons to come too. */
  answers: ReactNode;
};

/** An event in a list: its cover and its name open it. */
export function EventCard({ event, answers }: EventCardProps) {
  const { locale } = usePageSettings();
  const leaf = leafWords(event, locale);
  const nameId = `event-${event.id}-name`;

  return (
    <Frame component="article" aria-labelledby={nameId} data-place={event.id}>
      <Cover>
        <EventCover coverUrl={event.coverUrl} name={event.name} />
        {leaf && (
          <Leaf aria-hidden>
            <span>{leaf.month}</span>
            <strong>{leaf.day}</strong>
          </Leaf>
        )}
      </Cover>
      <Words>
        <Typography variant="h3" component="h2" id={nameId} dir="auto">
          <EventLink to={`/events/${encodeURIComponent(event.id)}`}>{event.name}</EventLink>
        </Typography>
        <Line>
          <PathIcon path={TIME_ICON} /> <span>{whenWords(event, locale)}</span>
        </Line>
        {event.location !== '' && (
          <Line>
            <PathIcon path={PLACE_ICON} /> <span dir="auto">{event.location}</span>
          </Line>
        )}
      </Words>
      <Answers>{answers}</Answers>
    </Frame>
  );
}

const Frame = styled(Card)<{ component: 'article' }>({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
});

const Cover = styled('div')({ position: 'relative' });

const Leaf = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInlineStart: theme.spacing(1.5),
  insetBlockStart: theme.spacing(1.5),
  display: 'grid',
  justifyItems: 'center',
  minWidth: 48,
  padding: theme.spacing(0.5, 1),
  borderRadius: 12,
  lineHeight: 1.2,
  textTransform: 'uppercase',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.background.paper,
  '& strong': { fontSize: '1.25rem', color: theme.vars.palette.text.primary },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  flex: 1,
  padding: theme.spacing(2, 2, 1),
  overflowWrap: 'anywhere',
}));

/** The whole card opens the event; its buttons stand above the link. */
const EventLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& svg': { flexShrink: 0 },
}));

const Answers = styled('div')(({ theme }) => ({ position: 'relative', padding: theme.spacing(0.5, 2, 2) }));
