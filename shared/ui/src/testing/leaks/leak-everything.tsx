import { configure, getConfig, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager, onlineManager } from '@tanstack/react-query';

let loads = 0;

/** Fails if another test file has left anything behind, and then leaves all that behind which a test file can. */
export async function leakEverything(): Promise<void> {
  await expectFreshPage();
  changeGlobals();
  changeDocument();
  changePackages();
}

async function expectFreshPage(): Promise<void> {
  loads += 1;
  expect(loads).toBe(1);
  expect(Reflect.get(window, 'leak')).toBeUndefined();
  expect(Reflect.get(Element.prototype, 'leak')).toBeUndefined();
  expect(Reflect.get(Array.prototype, 'leak')).toBeUndefined();
  expect(process.env['LEAK']).toBeUndefined();
  expect(process.env['NODE_ENV']).toBe('test');
  expect(jest.isMockFunction(window.fetch)).toBe(false);
  expect(jest.isMockFunction(Element.prototype.getBoundingClientRect)).toBe(false);
  expect(navigator.onLine).toBe(true);
  expect(new Date().getFullYear()).toBeGreaterThan(2020);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  expect([location.href, history.length, history.state]).toEqual(['http://localhost/', 1, null]);
  expect(window.onresize).toBeNull();
  for (const target of [window, document, document.body]) target.dispatchEvent(new Event('leak'));
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(getConfig().testIdAttribute).toBe('data-testid');
  expect([onlineManager.isOnline(), focusManager.isFocused()]).toEqual([true, true]);

  render(<input aria-label="Name" />);
  await userEvent.setup().type(screen.getByRole('textbox'), 'Ana');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ana');
}

function fail(): never {
  throw new Error('A listener or a timer of another test file is still there.');
}

function changeGlobals(): void {
  Object.assign(window, { leak: true });
  Object.assign(Element.prototype, { leak: true });
  Object.assign(Array.prototype, { leak: true });
  Object.assign(process.env, { LEAK: 'true', NODE_ENV: 'production' });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  jest.spyOn(window, 'fetch').mockImplementation(fail);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(fail);
  for (const target of [window, document, document.body]) target.addEventListener('leak', fail);
  window.addEventListener('resize', fail);
  window.onresize = fail;
  setInterval(fail, 10);
  setTimeout(fail, 10);
  requestAnimationFrame(fail);
  Object.assign(console, { error: fail });
}

function changeDocument(): void {
  document.title = 'Leak';
  document.cookie = 'leak=true';
  document.body.className = 'leak';
  document.documentElement.lang = 'de';
  document.documentElement.innerHTML = '<head></head><body>leak</body>';
  localStorage.setItem('leak', 'true');
  sessionStorage.setItem('leak', 'true');
  history.pushState({ leak: true }, '', '/leak?leak#leak');
}

function changePackages(): void {
  configure({ testIdAttribute: 'data-leak' });
  onlineManager.setOnline(false);
  focusManager.setFocused(false);
  expect.extend({ toBe: fail });
  jest.useFakeTimers({ now: 0 });
}
