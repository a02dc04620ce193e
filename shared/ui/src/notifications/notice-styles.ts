import type { Theme } from '@mui/material/styles';

/**
 * Replaces the library's style sheet, which comes as text in a style element: the page's CSP refuses it. The library's timer is an
 * animation: without `trackProgress` a notice never closes by itself.
 */
export function noticeStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '@keyframes Toastify__trackProgress': { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
    '@keyframes ui-notice-in': { from: { opacity: 0, transform: 'translateX(24px)' } },
    '.Toastify__toast-container': {
      position: 'fixed' as const,
      zIndex: theme.zIndex.snackbar,
      top: 'max(16px, env(safe-area-inset-top))',
      insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
      width: 'min(380px, calc(100vw - 32px))',
      display: 'flex',
      flexDirection: 'column' as const,
      gap: 10,
    },
    '.Toastify__toast': {
      '--y': '0px',
      '--accent': palette.info.main,
      position: 'relative' as const,
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      padding: '12px 40px 14px 14px',
      overflow: 'hidden',
      touchAction: 'none',
      color: palette.text.primary,
      background: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: 14,
      boxShadow: '0 8px 28px rgb(0 0 0 / 0.18)',
      animation: 'ui-notice-in 180ms ease-out',
    },
    '.Toastify__toast--close-on-click': { cursor: 'pointer' },
    ...Object.fromEntries(
      (['success', 'warning', 'error'] as const).map((severity) => [
        `.Toastify__toast--${severity}`,
        { '--accent': palette[severity].main },
      ]),
    ),
    '.Toastify__toast-icon': { width: 22, flexShrink: 0, display: 'flex', '& svg': { fill: 'var(--accent)' } },
    '.Toastify__close-button': {
      position: 'absolute' as const,
      insetBlockStart: 6,
      insetInlineEnd: 6,
      width: 28,
      height: 28,
      padding: 6,
      border: 0,
      borderRadius: 999,
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '& svg': { width: 14, height: 16, fill: 'currentColor' },
      '&:hover': { color: palette.text.primary, background: palette.action.hover },
    },
    '.Toastify__progress-bar--wrp': { position: 'absolute' as const, insetInline: 0, insetBlockEnd: 0, height: 3 },
    '.Toastify__progress-bar--wrp[data-hidden="true"]': { opacity: 0 },
    '.Toastify__progress-bar': { height: '100%', background: 'var(--accent)', opacity: 0.7, transformOrigin: 'left' },
    '.Toastify__progress-bar--animated': { animation: 'Toastify__trackProgress linear 1 forwards' },
  };
}
