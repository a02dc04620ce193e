import TimeIcon from '@mui/icons-material/AccessTimeOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import type { SocialEvent } from '@social/api/events/event';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Alert, Card, Divider, styled, TextLink, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { EventCover } from '../../lib/event-cover';
import { formatEventTime } from '../../lib/format-event-time';
import { PersonLine } from '../../lib/person-line';

export type EventViewProps = {
  event: SocialEvent;
  /** The response counts and buttons. */
  responses: ReactNode;
  /** Some of the guests, where the host tells them. */
  guests: ReactNode;
  actions: ReactNode;
};

/** Shows a whole event. */
export function EventView({ event, responses, guests, actions }: EventViewProps) {
  const { locale } = usePageSettings();
  return (
    <Frame component="article">
      <EventCover coverUrl={event.coverUrl} name={event.name} aspectRatio="2.2" />
      <Body>
        <Typography variant="h1" dir="auto">
          {event.name}
        </Typography>
        {event.isCancelled && <Alert severity="warning">{t('This event was cancelled by its host.')}</Alert>}
        <Facts>
          <Fact>
            <TimeIcon fontSize="small" /> <dt>{t('When')}</dt> <dd>{formatEventTime(event, locale)}</dd>
          </Fact>
          {event.location !== '' && (
            <Fact>
              <LocationIcon fontSize="small" /> <dt>{t('Where')}</dt>{' '}
              <dd>
                <span dir="auto">{event.location}</span>{' '}
                <TextLink underline="always" href={toMapUrl(event.location)} target="_blank" rel="noopener noreferrer">
                  {t('Show on a map')}
                </TextLink>
              </dd>
            </Fact>
          )}
        </Facts>
        {responses}
        {guests}
        <Actions>{actions}</Actions>
        <Divider />
        <PersonLine person={event.poster}>{event.isMine ? t('Host · this is your event') : t('Host')}</PersonLine>
        {event.description !== '' && <Description dir="auto">{event.description}</Description>}
      </Body>
    </Frame>
  );
}

/** Searches a map of everybody's for what the host wrote; nothing is sent before the member follows the link. */
function toMapUrl(location: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location }).toString()}`;
}

const Frame = styled(Card)<{ component: 'article' }>({ overflow: 'hidden' });

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5, 2, 3),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

const Facts = styled('dl')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), margin: 0 }));

const Fact = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  '& svg': { flexShrink: 0, marginTop: 2, color: theme.vars.palette.primary.main },
  '& dt': { color: theme.vars.palette.text.secondary, minWidth: 56 },
  '& dd': { margin: 0 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  marginInline: theme.spacing(-1.5),
  '& > span': { marginInline: theme.spacing(1.5) },
}));

const Description = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', lineHeight: 1.65 });
