import { ApiError } from '@social/api';
import { requestPasswordReset } from '@social/api/account/password-reset';
import { failureMessage } from '@social/api/failure-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { useState } from 'react';
import { formatRateLimit } from '../../lib/format-rate-limit';

export type RequestLinkState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'sent'; email: string }
  /** `isAddress`: the address is what was refused. */
  | { status: 'failed'; message: string; isAddress: boolean };

/** Asks for a mail with a link to choose a new password. */
export function useRequestLink() {
  const [state, setState] = useState<RequestLinkState>({ status: 'idle' });

  async function requestLink(email: string): Promise<void> {
    setState({ status: 'submitting' });
    try {
      await requestPasswordReset(apiClient, email);
      setState({ status: 'sent', email });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', ...readFailure(error) });
    }
  }

  return { state, requestLink, startOver: () => setState({ status: 'idle' }) };
}

function readFailure(error: ApiError): { message: string; isAddress: boolean } {
  switch (error.kind) {
    case 'refused':
      // Hosts that turned the call off, or lack it, name no field.
      return /e-?mail (is|must|not)|^email\b|address/i.test(error.memberText ?? '')
        ? { message: t('Enter an e-mail address, such as ines@example.org.'), isAddress: true }
        : { message: t('This site sends no links for new passwords. Ask the people who run it.'), isAddress: false };
    case 'rate-limited':
      return { message: formatRateLimit(error.retryAfterSeconds), isAddress: false };
    default:
      return { message: failureMessage(error), isAddress: false };
  }
}
