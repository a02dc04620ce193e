import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE_STORAGE_KEY } from './color-mode';
import { PageStyles } from './page-styles';
import { getStyleCache } from './style-cache';
import { theme } from './theme';

/** Provides theme, colour mode and the document's styles. Once per page, by the shell; tests of regions use it too. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={getStyleCache()}>
      <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_STORAGE_KEY} defaultMode="system">
        <PageStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
