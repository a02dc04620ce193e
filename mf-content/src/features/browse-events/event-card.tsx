import TimeIcon from '@mui/icons-material/AccessTimeOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import type { SocialEvent } from '@social/api/events/event';
import { usePageSettings } from '@social/session';
import { Card, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { toEventPath } from '../../lib/event-path';
import { EventCover } from '../../lib/event-cover';
import { formatCalendarLeaf, formatEventTime } from '../../lib/format-event-time';

export type EventCardProps = {
  event: SocialEvent;
  /** The response counts and buttons. */
  responses: ReactNode;
};

export function EventCard({ event, responses }: EventCardProps) {
  const { locale } = usePageSettings();
  const leaf = formatCalendarLeaf(event, locale);
  const nameId = `event-${event.id}-name`;

  return (
    <Frame component="article" aria-labelledby={nameId} data-item-id={event.id}>
      <Cover>
        <EventCover coverUrl={event.coverUrl} name={event.name} />
        {leaf && (
          <Leaf aria-hidden>
            <span>{leaf.month}</span>
            <strong>{leaf.day}</strong>
          </Leaf>
        )}
      </Cover>
      <TextColumn>
        <Typography variant="h3" component="h3" id={nameId} dir="auto">
          <EventLink to={toEventPath(event.id)}>{event.name}</EventLink>
        </Typography>
        <Line>
          <TimeIcon fontSize="small" /> <span>{formatEventTime(event, locale)}</span>
        </Line>
        {event.location !== '' && (
          <Line>
            <LocationIcon fontSize="small" /> <span dir="auto">{event.location}</span>
          </Line>
        )}
      </TextColumn>
      <Responses>{responses}</Responses>
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

const TextColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  flex: 1,
  padding: theme.spacing(2, 2, 1),
  overflowWrap: 'anywhere',
}));

/** Covers the whole card; the buttons lie above this link. */
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

const Responses = styled('div')(({ theme }) => ({ position: 'relative', padding: theme.spacing(0.5, 2, 2) }));
