import { RelativeTime } from '@social/ui';

/** Shows the age of an action, such as "3 minutes ago", in the browser's language and time zone. */
export function TimeAgo({ at }: { at: string }) {
  return <RelativeTime date={new Date(at)} locale="browser" timeZone="browser" />;
}
