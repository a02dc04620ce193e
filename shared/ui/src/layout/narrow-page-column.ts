import { styled } from '@social/ui';
import { PageColumn } from './page-column';

/** A page's column, limited to a readable line length. */
export const NarrowPageColumn: typeof PageColumn = styled(PageColumn)({ maxWidth: 640, margin: '0 auto' });
