import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppTheme } from '../theme/app-theme';

/** Renders a part as a page does: inside the theme, whose CSS variables every style relies on. */
export function renderInTheme(part: ReactNode): RenderResult {
  return render(part, { wrapper: AppTheme });
}
