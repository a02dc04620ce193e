import { Refusal } from '../../lib/refusal';

/** The member has as many streams as one may have: in so many browsers, not tabs. Poll until one of them has ended. */
export class TooManyStreamsError extends Refusal {
  constructor() {
    super('PRV_TOO_MANY_STREAMS', 12, 'Too many open streams of one member.', '400', 429, 60);
  }
}

/** This replica has as many streams as it may have, or is ending. Another one may have room. */
export class NoRoomForStreamsError extends Refusal {
  constructor() {
    super('PRV_NO_ROOM_FOR_STREAMS', 503, 'No more streams can be opened here at the moment.', '400', 503, 10);
  }
}
