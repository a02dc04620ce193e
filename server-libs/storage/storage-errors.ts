/** The store has no room, or the bucket's quota is used up. Nothing was stored. */
export class StorageFullError extends Error {
  readonly code = 'STORAGE_FULL';
}

/** The store can't be reached, failed, or refused the server. */
export class StorageUnavailableError extends Error {
  readonly code = 'STORAGE_UNAVAILABLE';
}

/** The part that was asked for begins after the end of the object. */
export class RangeNotSatisfiableError extends Error {
  constructor() {
    super('The range begins after the end of the object.');
  }
}
