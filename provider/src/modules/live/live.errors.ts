import { Refusal } from '../../lib/refusal';

/** The member has reached the maximum number of streams. One stream serves all tabs of a browser. Poll until a stream ends. */
export class TooManyStreamsError extends Refusal {
  constructor() {
    super('PRV_TOO_MANY_STREAMS', 12, 'Too many open streams of one member.', '400', 429, 60);
  }
}

/** This replica has reached its maximum number of streams, or is shutting down. Another replica may accept the stream. */
export class NoRoomForStreamsError extends Refusal {
  constructor() {
    super('PRV_NO_ROOM_FOR_STREAMS', 503, 'No more streams can be opened here at the moment.', '400', 503, 10);
  }
}
