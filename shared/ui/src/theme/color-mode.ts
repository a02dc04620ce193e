import { useColorScheme } from '@mui/material/styles';

/** Where the member's preference is kept. The script that runs before the first paint (shell/src/document) reads the same key. */
export const COLOR_MODE_STORAGE_KEY = 'color_mode';

/** The attribute of `<html>` that holds `light` or `dark`; every colour of the theme hangs on it. */
export const COLOR_MODE_ATTRIBUTE = 'data-color-mode';

export type ColorModePreference = 'light' | 'dark' | 'system';

export type ColorMode = {
  /** What the member chose; `system` follows the device. */
  preference: ColorModePreference;
  /** What is on the screen now. */
  shown: 'light' | 'dark';
  /** Chooses, for this browser and its other tabs. */
  setPreference: (preference: ColorModePreference) => void;
};

/** The page's light or dark, and how to change it. Inside `AppTheme` alone. */
export function useColorMode(): ColorMode {
  const { mode = 'system', systemMode, setMode } = useColorScheme();
  return { preference: mode, shown: mode === 'system' ? (systemMode ?? 'light') : mode, setPreference: setMode };
}
