import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppTheme } from '../theme/app-theme';

/** Renders inside the theme, whose CSS variables every style uses. */
export function renderInTheme(part: ReactNode): RenderResult {
  return render(part, { wrapper: AppTheme });
}
