/**
 * The ref of the current tab of a line that scrolls sideways: the line scrolls until the tab is in sight, with some room
 * beside it, also when the tab was chosen elsewhere.
 */
export function revealTab(tab: HTMLElement | null) {
  const bar = tab?.closest<HTMLElement>('.tab-bar');
  if (!tab || !bar) return;
  const room = 24;
  const [place, view] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  const beyondEnd = place.right + room - view.right;
  const beforeStart = place.left - room - view.left;
  if (beyondEnd > 0) bar.scrollLeft += beyondEnd;
  else if (beforeStart < 0) bar.scrollLeft += beforeStart;
}
