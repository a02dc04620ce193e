import AddToCalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import type { SocialEvent } from '@social/api/events/event';
import { t } from '@social/texts';
import { Button, Typography } from '@social/ui';
import { toCalendarFile } from './calendar-file';

/** Downloads an event as an iCalendar file. */
export function AddToCalendar({ event, url }: { event: SocialEvent; url: string }) {
  const { startsAt } = event;
  if (startsAt === null) {
    return (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('The site gives this date only as text, so there is no calendar file for it.')}
      </Typography>
    );
  }
  return (
    <Button
      color="inherit"
      startIcon={<AddToCalendarIcon fontSize="small" />}
      onClick={() => save(toCalendarFile({ ...event, startsAt }, url, new Date()), `event-${event.id}.ics`)}
    >
      {t('Add to calendar')}
    </Button>
  );
}

function save(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
