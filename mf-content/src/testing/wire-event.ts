import { wirePerson } from './wire-person';

/** An event in the provider's format; a test gives only the fields that matter to it. */
export function wireEvent(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    name: `Event ${id}`,
    location: 'Back yard',
    description: 'One pot and forty chairs',
    start_date: '02-23-20',
    start_time: '18:00:00',
    end_date: '02-23-20',
    end_time: '21:30:00',
    cover: '',
    user_data: wirePerson,
    is_owner: false,
    is_going: false,
    is_interested: false,
    going_count: '3',
    interested_count: '1',
    ...fields,
  };
}
