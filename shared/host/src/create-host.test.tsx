import type { RegionContext } from '@social/contracts';
import { act, screen } from '@testing-library/react';
import { useLocation } from '@social/ui/router';
import { useSession } from '@social/session';
import { createHost } from './create-host';
import { toSingleSpa } from './single-spa';

function Posts({ owner }: { owner?: string }) {
  const { pathname } = useLocation();
  const userId = useSession((session) => session.userId);
  return <p>{`Posts of ${owner} for ${userId} at ${pathname}`}</p>;
}

const host = createHost({ origin: 'https://staging.example', session: { accessToken: 'token', userId: '7' } });

function addElement(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

test('a host shows a region with router and session, and removes it', async () => {
  const remove = await act(() => host.show(addElement(), { Region: Posts }, { owner: 'asha' }));
  expect(screen.getByText('Posts of asha for 7 at /')).toBeTruthy();

  act(remove);
  expect(screen.queryByText(/Posts of/)).toBeNull();
});

test('a host shows a region without React, which gets the input and the configuration apart', async () => {
  const mount = (element: HTMLElement, { input, configuration, language, session }: RegionContext) => {
    element.textContent = JSON.stringify({ input, configuration, language, userId: session?.userId });
    return { unmount: () => undefined };
  };
  const remove = await act(() => host.show(addElement(), { mount }, { owner: 'asha', configuration: { pageSize: 20 } }));
  const shown = { input: { owner: 'asha' }, configuration: { pageSize: 20 }, language: 'en', userId: '7' };
  expect(screen.getByText(JSON.stringify(shown))).toBeTruthy();
  act(remove);
});

test.each([
  ['exports neither', { setup: () => undefined }, 'The module exports neither Region nor mount: it is no region.'],
  ['exports a text as Region', { Region: 'feed' }, 'Region, mount and preload are functions'],
])('a module that %s is refused with the reason', async (_how, module, reason) => {
  await expect(host.show(addElement(), module)).rejects.toThrow(reason);
});

test('single-spa mounts and unmounts a region in the given element', async () => {
  const domElement = addElement();
  const application = toSingleSpa(host, { Region: Posts });
  await application.bootstrap();
  await act(() => application.mount({ name: 'posts', domElement, input: { owner: 'ravi' } }));
  expect(domElement.textContent).toContain('Posts of ravi');

  await act(() => application.unmount({ name: 'posts' }));
  expect(domElement.textContent).toBe('');
});
