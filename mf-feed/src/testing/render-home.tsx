import { Region } from '../expose/home';
import { renderRegion, type RenderOptions } from './render-region';

/** Renders Home as the shell does. */
export function renderHome({ path = '/' }: Pick<RenderOptions, 'path'> = {}) {
  return renderRegion(<Region />, { path });
}
