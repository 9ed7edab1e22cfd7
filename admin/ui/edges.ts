/**
 * Returns a ref for an element that sticks to an edge of a scroller: it keeps the element's height in a custom property
 * of the scroller, whose scroll padding then keeps focused controls clear of it.
 */
function measureEdge(property: string, scroller: 'dialog' | 'form') {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const container = element.closest<HTMLElement>(scroller);
    const measure = () => container?.style.setProperty(property, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      container?.style.removeProperty(property);
    };
  };
}

/** Refs of what sticks to the upper and the lower edge of a dialog. */
export const dialogTop = measureEdge('--edge-top', 'dialog');
export const dialogBottom = measureEdge('--edge-bottom', 'dialog');

/** The ref of what sticks to the lower edge of a form that scrolls. */
export const formBottom = measureEdge('--edge-bottom', 'form');
