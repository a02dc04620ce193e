/** A list of posts is a column of groups, and a group a column of articles: both are searched by halves, so that length costs nothing. */

/** The children that stand within so many pixels of the screen, from the top. */
export function childrenNear(column: Element, withinPx: number): Element[] {
  const near = [];
  const end = window.innerHeight + withinPx;
  for (let index = firstBelow(column, -withinPx); index < column.children.length; index += 1) {
    const child = column.children[index];
    if (!child || child.getBoundingClientRect().top > end) break;
    near.push(child);
  }
  return near;
}

/** The first article that ends below `y`, in pixels from the top of the screen. */
export function articleBelow(list: Element, y: number): Element | undefined {
  const group = list.children[firstBelow(list, y)];
  return group?.children[firstBelow(group, y)];
}

function firstBelow(column: Element, y: number): number {
  let low = 0;
  let high = column.children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column.children[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle;
    else low = middle + 1;
  }
  return low;
}
