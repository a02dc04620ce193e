// In a file of their own: pages need these addresses, and none of the schemas of what is sent there.

/** A page reports a release's failures here, small enough for `sendBeacon`. */
export const REPORT_PATH = '/report';

/** Pages send here how their releases did, as beacons: `PageTelemetry`, at most 16 KB. */
export const TELEMETRY_PATH = '/report/page';
