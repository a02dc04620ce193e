import { t } from '@social/texts';

/** Shows that the page could not start, without React. */
export function showStartFailure(target: Document): void {
  const message = target.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'splash';
  const reload = target.createElement('a');
  reload.href = target.location.href;
  reload.textContent = t('Reload the page');
  message.append(`${t('This page arrived incomplete.')} `, reload);
  (target.getElementById('root') ?? target.body).replaceChildren(message);
}
