import { waitFor } from '@testing-library/react';
import { focusHeading } from './focus-heading';

function addMain(): HTMLElement {
  document.body.innerHTML = '<button>Open</button><input aria-label="Search" /><main></main>';
  return document.querySelector('main') as HTMLElement;
}

const frame = () => new Promise(requestAnimationFrame);

test('the heading that appears is focused, in place of the link or button that led to it', async () => {
  const main = addMain();
  document.querySelector('button')?.focus();
  focusHeading(main);
  main.innerHTML = '<h1>Profile</h1>';
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
});

test('a text field that was opened while the page loads keeps the focus', async () => {
  const main = addMain();
  const field = document.querySelector('input');
  field?.focus();
  focusHeading(main);
  main.innerHTML = '<h1>Profile</h1>';
  await frame();
  await frame();
  expect(document.activeElement).toBe(field);
});

test('a member who has moved the focus keeps it', async () => {
  const main = addMain();
  document.querySelector('button')?.focus();
  focusHeading(main);
  const field = document.querySelector('input');
  field?.focus();
  main.innerHTML = '<h1>Profile</h1>';
  await frame();
  await frame();
  expect(document.activeElement).toBe(field);
});
