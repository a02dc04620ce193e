// In a separate file: pages need these addresses, but not the schemas of the sent data.

/** A page reports a release's failures here, small enough for `sendBeacon`. */
export const REPORT_PATH = '/report';

/** Pages send the results of their releases here, as beacons: `PageTelemetry`, at most 16 KB. */
export const TELEMETRY_PATH = '/report/page';
