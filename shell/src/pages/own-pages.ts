import type { OwnPageLoaders } from '../lib/federation/with-own-pages';

/** Loads each of the shell's own pages as a module like a remote's expose. */
export const ownPageLoaders: OwnPageLoaders = {
  './login': async () => ({ Region: (await import('./login-page')).LoginPage }),
  './register': async () => ({ Region: (await import('./register-page')).RegisterPage }),
  './reset-password': async () => ({ Region: (await import('./reset-password-page')).ResetPasswordPage }),
  './profile': async () => ({ Region: (await import('./profile-page')).ProfilePage }),
  './search': async () => ({ Region: (await import('./search-page')).SearchPage }),
  './settings': async () => ({ Region: (await import('./settings-page')).SettingsPage }),
};
