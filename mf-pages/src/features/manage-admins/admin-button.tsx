import type { Page } from '@social/api/pages/page';
import { togglePageAdmin } from '@social/api/pages/page-admins';
import type { PersonSummary } from '@social/api/people/person';
import { refusalMessage } from '@social/api/refusal-message';
import { failureMessage } from '@social/api/failure-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { Button, notify, notifyIfRefused } from '@social/ui';
import { useMutation } from '@tanstack/react-query';

export type AdminButtonProps = { page: Page; person: PersonSummary; isAdmin: boolean; refetch: () => Promise<void> };

/** Makes a member an admin of the page or removes them, with Undo. */
export function AdminButton({ page, person, isAdmin, refetch }: AdminButtonProps) {
  const { isPending, mutateAsync: toggle } = useMutation({
    mutationFn: () => togglePageAdmin(apiClient, page.id, person.id),
    // Also after a lost reply: the call may have been carried out.
    onSettled: refetch,
  });
  const label = isAdmin ? t('Remove Admin') : t('Add Admin');

  async function change() {
    const isNow = (await toggle()) ?? !isAdmin;
    const message = isNow
      ? t('{name} can manage {page} now.', { name: person.name, page: page.name })
      : t('{name} can no longer manage {page}.', { name: person.name, page: page.name });
    if ((await notify({ severity: 'success', message, action: t('Undo') })) === 'action') await toggle();
  }

  function handleClick() {
    if (isPending) return;
    const outcome = isAdmin
      ? t('{name} was not removed.', { name: person.name })
      : t('{name} was not made an admin.', { name: person.name });
    void notifyIfRefused(
      change(),
      refusalMessage((error) => `${outcome} ${failureMessage(error)}`),
    );
  }

  return (
    <Button
      size="small"
      variant={isAdmin ? 'outlined' : 'contained'}
      aria-disabled={isPending}
      aria-label={`${label}: ${person.name}`}
      sx={{ minHeight: 40 }}
      onClick={handleClick}
    >
      {label}
    </Button>
  );
}
