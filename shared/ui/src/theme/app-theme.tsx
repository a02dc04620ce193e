import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE_STORAGE_KEY } from './color-mode';
import { PageStyles } from './page-styles';
import { theme } from './theme';

// Always speedy: the page's CSP allows empty style elements alone, which are filled through CSSOM.
const styleCache = createCache({ key: 'ui', speedy: true });

/** Provides theme, colour mode and the document's styles. Once per page, by the shell; tests of regions use it too. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_STORAGE_KEY} defaultMode="system">
        <PageStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
