import { beginTwoFactor, confirmTwoFactor, type TwoFactorKey } from '@social/api/account/two-factor';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { Button } from '@social/ui';
import { useState } from 'react';
import { useFormRequest } from '../../lib/use-form-request';
import { AppKey } from './app-key';
import { ProofForm } from './proof-form';
import { readProblem, type ProofFailure } from './read-problem';

type Step = { name: 'start' } | { name: 'password' } | { name: 'code'; key: TwoFactorKey };

/** Leads from the password over the key for the app to its first code. @param onOn gets the recovery codes */
export function SwitchOn({ onOn }: { onOn: (recoveryCodes: string[]) => void }) {
  const [step, setStep] = useState<Step>({ name: 'start' });
  const { state, submit } = useFormRequest<ProofFailure>();
  const cancel = () => setStep({ name: 'start' });

  switch (step.name) {
    case 'start':
      return (
        <Button variant="outlined" onClick={() => setStep({ name: 'password' })} sx={{ maxWidth: '100%', whiteSpace: 'normal' }}>
          {t('Switch on')}
        </Button>
      );
    case 'password':
      return (
        <ProofForm
          key="password"
          asks={['password']}
          state={state}
          submitLabel={t('Continue')}
          onCancel={cancel}
          onSubmit={async ({ password }) => {
            const begun = await submit(() => beginTwoFactor(apiClient, password), readProblem);
            if (begun) setStep({ name: 'code', key: begun.result });
          }}
        />
      );
    case 'code':
      return (
        <ProofForm
          key="code"
          asks={['code']}
          state={state}
          submitLabel={t('Switch on')}
          onCancel={cancel}
          onSubmit={async ({ code }) => {
            const confirmed = await submit(() => confirmTwoFactor(apiClient, code), readProblem);
            if (confirmed) onOn(confirmed.result);
          }}
        >
          <AppKey {...step.key} />
        </ProofForm>
      );
  }
}
