import type { Person } from '@social/api/people/fetch-person';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Alert, Button, Stack, styled, Typography, useMediaQuery, useTheme } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId, type SubmitEvent } from 'react';
import { ProfileFields } from './profile-fields';
import { useEditProfile } from './use-edit-profile';

export type EditProfileDialogProps = { person: Person; onClose: () => void };

/** The form of a member's own profile. */
export function EditProfileDialog({ person, onClose }: EditProfileDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { form, change, errors, isDirty, state, save, close } = useEditProfile(person, onClose);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog open fullWidth fullScreen={isNarrow} maxWidth="sm" onClose={close} aria-labelledby={titleId}>
      <Form noValidate onSubmit={submit} {...unsavedWorkProps(isDirty)}>
        <Typography id={titleId} variant="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
          {t('Edit profile')}
        </Typography>
        <Fields>
          <ProfileFields form={form} errors={errors} onChange={change} />
        </Fields>
        <Footer>
          {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={close}>{t('Cancel')}</Button>
            <Button type="submit" variant="contained" disabled={!isDirty} loading={state.kind === 'saving'}>
              {t('Save')}
            </Button>
          </Stack>
        </Footer>
      </Form>
    </Dialog>
  );
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 3, 2),
  overflowY: 'auto',
  flex: 1,
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
