import { type MyDay, type MyDayRecord, myDaySections } from '#contract/leads/my-day.ts';

/** A request of the day. */
export type DayRequest = Pick<MyDayRecord, 'kind' | '_id'>;

/** Returns the address of My Day with a request's details open. */
export const buildDayAddress = ({ kind, _id }: DayRequest): string => `?kind=${kind}&open=${_id}`;

/** Lists the requests of the day in order, each once: an appointment may also be in another section. */
export function listDayRequests(day: MyDay): DayRequest[] {
  const listed = myDaySections.flatMap((section) => day[section].records);
  return [...new Map(listed.map(({ kind, _id }) => [_id, { kind, _id }])).values()];
}

const nameSelector = '[data-part="name"]';

/** Moves focus to the next (1) or previous (-1) request, over all sections; to the first if none has focus. */
export function focusNeighbor(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`main li[data-id] ${nameSelector}`)];
  const row = document.activeElement?.closest('li[data-id]');
  const position = links.findIndex((link) => row?.contains(link));
  focusLink(position < 0 ? links[0] : links[position + step]);
}

/**
 * Focuses the request after another one, in the order in which they were worked on; else that one itself or one before
 * it. Returns false if none is listed any more.
 */
export function focusAfter(requests: readonly DayRequest[], id: string): boolean {
  const ids = requests.map(({ _id }) => _id);
  const index = ids.indexOf(id);
  const places = [...ids.slice(index + 1), id, ...ids.slice(0, Math.max(index, 0)).reverse()];
  const links = places.map((place) =>
    document.querySelector<HTMLElement>(`main li[data-id="${place}"] ${nameSelector}`),
  );
  return focusLink(links.find((link) => link !== null));
}

function focusLink(link: HTMLElement | null | undefined): boolean {
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
  return Boolean(link);
}

/** Reads which request has focus; null if none has. */
export function readFocusedRequest(): DayRequest | null {
  const row = document.activeElement?.closest<HTMLElement>('li[data-id]');
  const { id, kind } = row?.dataset ?? {};
  return id && kind ? { _id: id, kind } : null;
}
