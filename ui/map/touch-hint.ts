/** How long the hint stays after the last touch that it is about. */
const shownMs = 1_200;

/** Where one finger tries to move the map, and so scrolls the page, says that it takes two. */
export function addTouchHint(place: HTMLElement): void {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.textContent = 'Use two fingers to move the map';
  hint.setAttribute('aria-hidden', 'true');
  place.append(hint);
  let timer: ReturnType<typeof setTimeout>;
  const touched = ({ touches }: TouchEvent) => {
    hint.toggleAttribute('data-shown', touches.length === 1);
    clearTimeout(timer);
    timer = setTimeout(() => hint.removeAttribute('data-shown'), shownMs);
  };
  place.addEventListener('touchmove', touched, { passive: true });
}
