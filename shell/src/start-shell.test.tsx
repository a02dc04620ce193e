import { act, screen } from '@testing-library/react';
import { showStartFailure } from './lib/show-start-failure';
import { startShell } from './start-shell';
import { installBrowserParts } from './testing/browser-parts';
import { createPageComposition } from './testing/page-compositions';

function openDocument(composition: string) {
  installBrowserParts({ isWide: true });
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="composition"></script>`;
  const block = document.getElementById('composition');
  if (block) block.textContent = composition;
}

test('a page starts from the composition in its document, and shows the login page to a guest', async () => {
  openDocument(JSON.stringify(createPageComposition()));

  await act(() => startShell(window));

  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.getByText('Social')).toBeTruthy();
});

test.each(['', 'null', '{"environment":"production"}', '{'])(
  'a document whose composition is %j starts nothing and says so',
  async (composition) => {
    openDocument(composition);

    await expect(startShell(window)).rejects.toThrow();
    showStartFailure(document);

    expect(screen.getByRole('alert').textContent).toContain('arrived incomplete');
    expect(screen.getByRole('link', { name: 'Reload the page' })).toBeTruthy();
  },
);
