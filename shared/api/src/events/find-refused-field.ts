import type { ApiError } from '@social/api';
import type { NewEvent } from './create-event';

const fieldNames: Record<string, keyof NewEvent> = {
  event_name: 'name',
  event_location: 'location',
  event_description: 'description',
  event_start_date: 'startDate',
  event_start_time: 'startTime',
  event_end_date: 'endDate',
  event_end_time: 'endTime',
  event_cover: 'cover',
};

/** Finds the field of a new event that a refusal names, with the reason; null where it names none. Some hosts begin the message with it. */
export function findRefusedField({ memberText }: ApiError): { field: keyof NewEvent; message: string } | null {
  const [, wireName = '', message = ''] = /^(event_[a-z_]+)\W+(.+)$/s.exec(memberText ?? '') ?? [];
  const field = fieldNames[wireName];
  return field ? { field, message } : null;
}
