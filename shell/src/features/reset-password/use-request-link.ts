import type { ApiError } from '@social/api';
import { requestPasswordReset } from '@social/api/account/password-reset';
import { failureMessage } from '@social/api/failure-message';
import { apiClient } from '@social/session';
import { trimIdentifier } from '@social/text-grammar/trim-text';
import { t } from '@social/texts';
import { useState } from 'react';
import { formatRateLimit } from '../../lib/format-rate-limit';
import { useFormRequest } from '../../lib/use-form-request';

/** `isAddress`: true if the address was refused. */
type RequestLinkFailure = { message: string; isAddress: boolean };

/** Asks for a mail with a link to choose a new password. `sentTo` is null before it was sent. */
export function useRequestLink() {
  const { state, submit } = useFormRequest<RequestLinkFailure>();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function requestLink(typed: string): Promise<void> {
    const email = trimIdentifier(typed);
    if (await submit(() => requestPasswordReset(apiClient, email), readFailure)) setSentTo(email);
  }

  return { state, sentTo, requestLink, startOver: () => setSentTo(null) };
}

function readFailure(error: ApiError): RequestLinkFailure {
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
