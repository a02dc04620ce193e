import { useColorScheme } from '@mui/material/styles';

/** The script that runs before the first paint (shell/src/document) reads the same key. */
export const COLOR_MODE_STORAGE_KEY = 'color_mode';

/** The attribute of `<html>` that holds `light` or `dark` and selects every colour of the theme. */
export const COLOR_MODE_ATTRIBUTE = 'data-color-mode';

export type ColorModePreference = 'light' | 'dark' | 'system';

export type ColorMode = {
  /** The member's choice; `system` follows the device. */
  preference: ColorModePreference;
  /** The mode that is in effect. */
  shown: 'light' | 'dark';
  /** Applies to this browser, all tabs included. */
  setPreference: (preference: ColorModePreference) => void;
};

/** Returns and changes the colour mode. Only inside `AppTheme`. */
export function useColorMode(): ColorMode {
  const { mode = 'system', systemMode, setMode } = useColorScheme();
  return { preference: mode, shown: mode === 'system' ? (systemMode ?? 'light') : mode, setPreference: setMode };
}
