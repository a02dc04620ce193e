/** The store is full, or the bucket's quota is exhausted. Nothing was stored. */
export class StorageFullError extends Error {
  readonly code = 'STORAGE_FULL';
}

/** The store cannot be reached, failed, or refused the server. */
export class StorageUnavailableError extends Error {
  readonly code = 'STORAGE_UNAVAILABLE';
}

/** The requested part starts after the end of the object. */
export class RangeNotSatisfiableError extends Error {
  constructor() {
    super('The range begins after the end of the object.');
  }
}
