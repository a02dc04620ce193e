import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE_STORAGE_KEY } from './color-mode';
import { PageStyles } from './page-styles';
import { theme } from './theme';

// Speedy in every mode: the page's policy allows style elements without text alone, filled through the style sheet's own methods.
const styleCache = createCache({ key: 'ui', speedy: true });

/** Theme, colour mode and document styles for everything inside. Once per page, by the shell; tests of regions wrap in it too. */
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
