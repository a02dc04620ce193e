import type { ColorSystemOptions } from '@mui/material/styles';

// Persimmon on warm paper. Every text colour has a contrast of at least 4.5:1 on its surfaces, in both modes: `palette.test.ts`.
export const lightPalette = {
  primary: { main: '#b8400e', dark: '#96330a', light: '#e2703c', contrastText: '#ffffff' },
  secondary: { main: '#0c6b66', dark: '#07514d', light: '#3a918c', contrastText: '#ffffff' },
  error: { main: '#b3123c', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', contrastText: '#ffffff' },
  success: { main: '#1c6b3a', contrastText: '#ffffff' },
  info: { main: '#2a5c9a', contrastText: '#ffffff' },
  background: { default: '#f6f4f1', paper: '#ffffff' },
  text: { primary: '#1d1b20', secondary: '#625c66', disabled: '#8d8791' },
  divider: '#e6e1dc',
} satisfies ColorSystemOptions['palette'];

export const darkPalette = {
  primary: { main: '#ffab83', dark: '#e88a5e', light: '#ffc7ac', contrastText: '#3a1403' },
  secondary: { main: '#7fd4ce', dark: '#54b3ac', light: '#aae6e1', contrastText: '#00312e' },
  error: { main: '#ff9db0', contrastText: '#4a0618' },
  warning: { main: '#f2c06b', contrastText: '#3a2600' },
  success: { main: '#86d9a3', contrastText: '#06301a' },
  info: { main: '#9cc4f7', contrastText: '#0b2747' },
  background: { default: '#141318', paper: '#1e1c23' },
  text: { primary: '#e8e5ec', secondary: '#aea8b5', disabled: '#7d7784' },
  divider: '#322f39',
} satisfies ColorSystemOptions['palette'];
