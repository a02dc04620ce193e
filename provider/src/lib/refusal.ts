import { format } from 'node:util';

type RefusalOptions = {
  /** What `api_status` says: a string, as recorded. */
  apiStatus?: '400' | '404';
  /** 200 unless something between the client and here has to understand it too. */
  httpStatus?: number;
};

/** Something that the provider will not do, with the words that a member may read. */
export class Refusal extends Error {
  constructor(
    /** Ours, for logs and tests. */
    readonly code: string,
    /** The contract's number. It means something else in each call, so nobody should branch on it. */
    readonly errorId: number,
    text: string,
    readonly apiStatus: '400' | '404' = '400',
    readonly httpStatus: number = 200,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(text);
    this.name = code;
  }
}

/** A kind of refusal; `%s` in its text are filled from what it is made with. */
export function defineRefusal(code: string, errorId: number, text: string, { apiStatus = '400', httpStatus = 200 }: RefusalOptions = {}) {
  return class extends Refusal {
    constructor(...words: (string | number)[]) {
      super(code, errorId, format(text, ...words), apiStatus, httpStatus);
    }
  };
}
