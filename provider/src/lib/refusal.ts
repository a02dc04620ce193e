import { format } from 'node:util';

type RefusalOptions = {
  /** The value of `api_status`: a string, as recorded. */
  apiStatus?: '400' | '404';
  /** 200 by default. Another status for refusals that proxies must understand too. */
  httpStatus?: number;
};

/** An expected failure, with a text for the member. */
export class Refusal extends Error {
  constructor(
    /** For logs and tests. It is not sent. */
    readonly code: string,
    /** The contract's `error_id`. Its meaning differs per call, so clients should not branch on it. */
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

/** Defines a class of refusals. The constructor's arguments replace the `%s` in its text. */
export function defineRefusal(code: string, errorId: number, text: string, { apiStatus = '400', httpStatus = 200 }: RefusalOptions = {}) {
  return class extends Refusal {
    constructor(...values: (string | number)[]) {
      super(code, errorId, format(text, ...values), apiStatus, httpStatus);
    }
  };
}
