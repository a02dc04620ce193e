import { RelativeTime } from '@social/ui';

/** Shows when something was done, "3 minutes ago", in the language and the zone of the browser. */
export function TimeAgo({ at }: { at: string }) {
  return <RelativeTime date={new Date(at)} locale="browser" timeZone="browser" />;
}
