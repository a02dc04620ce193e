import type { Page } from '@playwright/test';

/** Finds controls with truncated or overlapping text, and elements that make the page scroll sideways. */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button, a[href], [role="button"], [role="tab"], [role="menuitem"], label, legend, summary, h1, h2, h3';
    /** Rounding, and the side bearings of letters. */
    const TOLERANCE_PX = 3;
    const OVERLAP_PX = 6;

    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`;
    const isDecorated = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
    };
    const clips = (value: string) => value === 'hidden' || value === 'clip';

    /** Text only for screen readers has a size of one pixel, and text of a collapsed part has none. */
    function isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function findScrolling(): string[] {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 1 || left < -1) && isShown(element);
      });
      return [`the page scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.slice(-3).map(nameOf).join(', ')}`];
    }

    function findClipped(control: Element): string[] {
      const cut = [control, ...control.querySelectorAll('*')].filter((element) => {
        if (!isShown(element) || isDecorated(element) || !element.textContent?.trim()) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (clips(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE_PX) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE_PX)
        );
      });
      return cut.slice(0, 1).map(() => `${nameOf(control)} has text that is cut off`);
    }

    type Line = { control: Element; box: DOMRect };

    /** Returns the lines of text of a control, without those of controls in it. */
    function findLines(control: Element): Line[] {
      const lines: Line[] = [];
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent || parent.closest(CONTROLS) !== control || !isShown(parent)) continue;
        if (parent.closest('[aria-hidden="true"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const whole of range.getClientRects()) {
          const box = within(parent, whole);
          if (box.width > 1 && box.height > 1) lines.push({ control, box });
        }
      }
      return lines;
    }

    /** Removes the part of a line that an ellipsis replaces. */
    function within(parent: Element, box: DOMRect): DOMRect {
      for (let element: Element | null = parent; element; element = element.parentElement) {
        if (!isDecorated(element)) continue;
        const outer = element.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, outer.left), Math.min(box.right, outer.right)];
        const [top, bottom] = [Math.max(box.top, outer.top), Math.min(box.bottom, outer.bottom)];
        return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
      }
      return box;
    }

    function leavesItsControl({ control, box }: Line): boolean {
      const outer = control.getBoundingClientRect();
      if (getComputedStyle(control).display === 'inline') return false;
      return box.right > outer.right + TOLERANCE_PX || box.left < outer.left - TOLERANCE_PX || box.bottom > outer.bottom + TOLERANCE_PX;
    }

    /** Returns the fixed or sticky part around an element. It is meant to cover the text that scrolls below it. */
    function layerOf(element: Element): Element | null {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(above).position)) return above;
      }
      return null;
    }

    function overlap({ box: one }: Line, { box: other }: Line): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > OVERLAP_PX && height > OVERLAP_PX;
    }

    const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown);
    const lines = controls.flatMap(findLines);
    const layers = new Map(controls.map((control) => [control, layerOf(control)]));
    const leaving = lines.filter(leavesItsControl).map(({ control }) => `${nameOf(control)} has text that runs out of it`);
    const overlapping = lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => layers.get(line.control) === layers.get(other.control) && line.control !== other.control && overlap(line, other))
        .map((other) => `${nameOf(line.control)} runs over ${nameOf(other.control)}`),
    );
    return [...new Set([...findScrolling(), ...controls.flatMap(findClipped), ...leaving, ...overlapping])];
  });
}
