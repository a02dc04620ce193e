import { randomUUID } from 'node:crypto';
import { callAs } from './provider-calls';

/** Creates an event of demo that asha attends. Returns its id. */
export async function createEvent(): Promise<string> {
  const { event_id: id } = await callAs('demo', 'create-event', {
    event_name: `Supper ${randomUUID().slice(0, 8)}`,
    event_location: 'Back yard',
    event_description: 'Made for a test',
    event_start_date: '2031-05-20',
    event_end_date: '2031-05-20',
    event_start_time: '18:00',
    event_end_time: '23:30',
  });
  await callAs('asha', 'go-to-event', { event_id: String(id) });
  return String(id);
}
