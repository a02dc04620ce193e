import { switchTwoFactorOff } from '@social/api/account/two-factor';
import { apiClient } from '@social/session';
import { Alert, Button, notify, Stack, Typography } from '@social/ui';
import { useState } from 'react';
import { ProofForm } from './proof-form';
import { useSubmit } from './use-submit';

const FEW_CODES = 3;

type SwitchOffProps = { recoveryCodesLeft: number; onOff: () => Promise<void> };

/** Says that codes are on and how many recovery codes are left; password and a code switch them off. */
export function SwitchOff({ recoveryCodesLeft, onOff }: SwitchOffProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, submit } = useSubmit();

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>
        It is on. {recoveryCodesLeft} of your recovery {recoveryCodesLeft === 1 ? 'codes is' : 'codes are'} left.
      </Typography>
      {recoveryCodesLeft < FEW_CODES && <Alert severity="warning">To get new recovery codes, switch it off and on again.</Alert>}
      {isOpen ? (
        <ProofForm
          asks={['password', 'code']}
          state={state}
          submitLabel="Switch off"
          onCancel={() => setOpen(false)}
          onSubmit={async (proof) => {
            if (!(await submit(() => switchTwoFactorOff(apiClient, proof)))) return;
            void notify({ severity: 'success', message: 'Two-factor sign-in is off. Your password alone signs you in.' });
            await onOff();
          }}
        />
      ) : (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          Switch off
        </Button>
      )}
    </Stack>
  );
}
