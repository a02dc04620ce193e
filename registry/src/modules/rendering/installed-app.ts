import { WEB_MANIFEST_PATH, type ReleaseManifest, type RenderedComposition } from '@social/contracts';
import type { EnvironmentSettings } from '../../domain/environment-settings';
import { requireHost, type HostPart } from '../../domain/shell';
import { pageFile } from './page-file';
import { escapeHtml } from './write-html';

/** Links of a page to what browsers show of it in tabs, bookmarks and among installed apps. */
export function writeAppLinks(shell: ReleaseManifest): string[] {
  const { app } = requireHost(shell);
  const touchIcons = app.icons.filter(({ purpose }) => purpose === 'apple');
  return [
    `<link rel="icon" href="${escapeHtml(app.favicon)}">`,
    ...touchIcons.map(({ path }) => `<link rel="apple-touch-icon" href="${pageFile(shell, path).url}">`),
    `<link rel="manifest" href="${WEB_MANIFEST_PATH}">`,
  ];
}

/** Renders the web app manifest and the service worker of an environment; a shell may have no worker. */
export function renderApp(
  shell: ReleaseManifest,
  settings: Pick<EnvironmentSettings, 'brand' | 'offline'>,
): Pick<RenderedComposition, 'webManifest' | 'serviceWorker'> {
  const { app, serviceWorker } = requireHost(shell);
  return {
    webManifest: JSON.stringify(describeApp(shell, app, settings.brand)),
    ...(isStoredOffline(shell, settings) && { serviceWorker }),
  };
}

/** Returns true if browsers store the pages of an environment: its shell can, and it is not switched off. */
export function isStoredOffline(shell: ReleaseManifest, { offline = true }: Pick<EnvironmentSettings, 'offline'>): boolean {
  return offline && requireHost(shell).serviceWorker !== undefined;
}

/** The members of a web app manifest: https://www.w3.org/TR/appmanifest/ */
function describeApp(shell: ReleaseManifest, { themeColor, backgroundColor, icons }: HostPart['app'], brand: string) {
  return {
    id: '/',
    name: brand,
    short_name: brand,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ path, type, sizes, purpose }) => ({ src: pageFile(shell, path).url, type, sizes, purpose })),
  };
}
