import { renewRecoveryCodes, switchTwoFactorOff } from '@social/api/account/two-factor';
import { apiClient } from '@social/session';
import { plural, t } from '@social/texts';
import { Alert, Button, notify, Stack, Typography } from '@social/ui';
import { useState } from 'react';
import { useFormRequest } from '../../lib/use-form-request';
import { ProofForm, type Proof } from './proof-form';
import { readProblem, type ProofFailure } from './read-problem';

const FEW_CODES = 3;

type ManageCodesProps = { recoveryCodesLeft: number; onOff: () => Promise<void>; onRenewed: (recoveryCodes: string[]) => void };

/** Says that codes are on and how many recovery codes are left; password and a code make new ones, or switch codes off. */
export function ManageCodes({ recoveryCodesLeft, onOff, onRenewed }: ManageCodesProps) {
  const [open, setOpen] = useState<'renewal' | 'switching off' | null>(null);
  const { state, submit, reset } = useFormRequest<ProofFailure>();

  async function renew(proof: Proof): Promise<void> {
    const renewed = await submit(() => renewRecoveryCodes(apiClient, proof), readProblem);
    if (renewed) onRenewed(renewed.result);
  }

  async function switchOff(proof: Proof): Promise<void> {
    if (!(await submit(() => switchTwoFactorOff(apiClient, proof), readProblem))) return;
    void notify({ severity: 'success', message: t('Two-factor sign-in is off. You sign in with only your password.') });
    await onOff();
  }

  function close(): void {
    reset();
    setOpen(null);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>
        {plural(recoveryCodesLeft, {
          one: 'It is on. {count} of your recovery codes is left.',
          other: 'It is on. {count} of your recovery codes are left.',
        })}
      </Typography>
      {recoveryCodesLeft < FEW_CODES && (
        <Alert severity="warning" role="note">
          {t('Make new recovery codes before the last one is used.')}
        </Alert>
      )}
      {open === null && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setOpen('renewal')}>
            {t('New recovery codes')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setOpen('switching off')}>
            {t('Switch off')}
          </Button>
        </Stack>
      )}
      {open === 'renewal' && (
        <ProofForm
          asks={['password', 'code']}
          state={state}
          submitLabel={t('Make new codes')}
          onCancel={close}
          onSubmit={(proof) => void renew(proof)}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('The ones that you have stored stop working.')}
          </Typography>
        </ProofForm>
      )}
      {open === 'switching off' && (
        <ProofForm
          asks={['password', 'code']}
          state={state}
          submitLabel={t('Switch off')}
          onCancel={close}
          onSubmit={(proof) => void switchOff(proof)}
        />
      )}
    </Stack>
  );
}
