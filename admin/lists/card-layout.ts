import type { CardPlace } from './record-view.ts';

/**
 * The styles of a record's card on phones. A plain one names every fact. A compact one has these lines: title and when
 * it is due, main fact and time, detail and owner, further facts, and its state beside the buttons. A short one has its
 * title and details above a line of states and buttons; a pictured one has them beside a picture: title, text, the time
 * with the type at the end of its line, and what else there is to say. One in columns has its
 * title and what it is, with state and buttons beside them, and below them its facts, three to a line, under their
 * labels. All but plain ones leave out facts without a place.
 */
export const cardClasses = {
  plain: 'grid gap-x-6 gap-y-1 py-3 sm:max-table:grid-cols-2',
  compact: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pt-1.5 max-sm:px-3',
  // The empty box ends the facts, so that states and buttons begin a line.
  short:
    'flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2 before:order-1 before:basis-full table:before:hidden max-sm:px-3',
  pictured: 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-2.5 max-sm:px-3',
  columns: 'grid grid-cols-6 gap-x-2 pt-0.5 pb-2 max-sm:px-3',
} as const;

export type CardStyle = keyof typeof cardClasses;

const furtherFact = 'max-table:mt-0.5 max-table:text-xs max-table:has-data-missing:hidden';
/** On cards: a line that another fact ends, or else the whole line. */
const besideDue = 'col-end-3 max-table:[tr:has([data-due])_&]:col-end-2';
const besideOwner = 'col-end-3 max-table:[tr:has([data-owner])_&]:col-end-2';
const besideFollowUp = 'col-end-3 max-table:[tr:has([data-follow-up])_&]:col-end-2';

/** What a cell is on a card: its title, a fact with a label, or its buttons; on other cards also other places. */
export type Place = keyof typeof placeClasses;

/** On plain cards the buttons stand below the facts on phones, on tablets beside the title. */
export const placeClasses = {
  title: 'block',
  fact: 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center max-table:has-data-missing:hidden',
  actions:
    'max-sm:-mb-1 max-sm:justify-self-end sm:max-table:col-start-2 sm:max-table:row-start-1 sm:max-table:-mt-1.5 sm:max-table:justify-self-end',
  compactTitle: `col-start-1 row-start-1 block self-center ${besideDue}`,
  main: 'col-start-1 row-start-2 block',
  moment:
    'max-table:contents max-table:[&_time]:col-start-2 max-table:[&_time]:row-start-2 max-table:[&_time]:self-center max-table:[&_time]:justify-self-end max-table:[&_time]:text-xs max-table:[&_time]:text-ink-soft',
  detail: `col-start-1 row-start-3 block ${besideOwner} ${furtherFact}`,
  owner: 'max-table:contents',
  more: `col-start-1 row-start-4 block ${besideFollowUp} ${furtherFact}`,
  labeledMore: `col-start-1 row-start-4 flex items-center gap-1.5 max-table:*:last:h-5 ${besideFollowUp} ${furtherFact}`,
  status: 'col-start-1 col-end-3 row-start-5 block self-center justify-self-start',
  buttons: 'col-start-1 col-end-3 row-start-5 block self-center justify-self-end',
  picture: 'col-start-1 row-span-4 row-start-1 block flex-none',
  picturedTitle: 'col-start-2 row-start-1 block min-w-0',
  pictureAndTitle: 'contents',
  picturedDetail:
    'col-start-2 row-start-2 block min-w-0 max-table:text-xs max-table:text-ink-soft max-table:*:line-clamp-1',
  picturedLine:
    'col-start-2 row-start-3 block min-w-0 self-center max-table:text-xs max-table:text-ink-soft',
  picturedType:
    'col-start-2 row-start-3 block max-w-1/2 self-center justify-self-end max-table:text-xs max-table:has-data-missing:hidden',
  picturedFact:
    'col-start-2 row-start-4 flex min-w-0 gap-1.5 max-table:items-baseline max-table:text-xs',
  titleBesidePicture: 'block min-w-0 flex-1 basis-3/5',
  titleAlone: 'block min-w-0 basis-full',
  labeled:
    'flex max-w-full min-w-0 flex-none gap-1.5 max-table:items-baseline max-table:text-xs max-table:has-data-missing:hidden',
  line: 'block min-w-0 basis-full max-table:text-xs max-table:text-ink-soft',
  inline: 'order-2 block flex-none max-table:has-data-missing:hidden',
  shortButtons: 'order-3 ms-auto block flex-none',
  columnsTitle: 'col-span-5 col-start-1 row-start-1 block min-w-0',
  columnsLine:
    'col-span-3 col-start-1 row-start-2 block min-w-0 self-center max-table:text-ink-soft',
  columnsStatus: 'col-span-2 col-start-4 row-start-2 block self-center justify-self-end',
  columnsButtons:
    'col-span-1 col-start-6 row-start-2 -my-2.5 block self-center justify-self-end table:my-0',
  columnsFact: 'col-span-2 mt-1.5 grid min-w-0 max-table:content-start max-table:text-xs',
  none: 'hidden',
} as const;

/** The places whose label is read out only, because what they show names itself. */
const quietPlaces: readonly Place[] = [
  'main',
  'detail',
  'more',
  'owner',
  'line',
  'picturedDetail',
  'picturedLine',
  'picturedType',
  'inline',
  'columnsLine',
];

export const isQuiet = (place: Place): boolean => quietPlaces.includes(place);

/** The places on compact and short cards whose label stands before the value. */
const labeledPlaces: readonly Place[] = ['labeled', 'labeledMore', 'picturedFact', 'columnsFact'];

export const isLabeled = (place: Place): boolean => labeledPlaces.includes(place);

/** A cell: the id and position of its column, whether it names the record, and its place on cards without labels. */
interface Cell {
  id: string;
  index: number;
  isTitle: boolean;
  card: CardPlace | undefined;
}

/** Returns where a cell stands on a card of a style. */
export function findPlace(style: CardStyle, cell: Cell): Place {
  const isActions = cell.id === 'actions';
  if (style === 'plain') return cell.index === 0 ? 'title' : isActions ? 'actions' : 'fact';
  if (style === 'compact') return findCompactPlace(cell, isActions);
  if (style === 'columns') return findColumnsPlace(cell, isActions);
  return style === 'pictured'
    ? findPicturedPlace(cell, isActions)
    : findShortPlace(cell, isActions);
}

const compactPlaces = {
  main: 'main',
  picture: 'none',
  status: 'status',
  moment: 'moment',
  detail: 'detail',
  more: 'more',
  labeled: 'labeledMore',
  owner: 'owner',
} as const;

function findCompactPlace({ index, card }: Cell, isActions: boolean): Place {
  if (index === 0) return 'compactTitle';
  if (isActions) return 'buttons';
  if (card === undefined) return index === 1 ? 'main' : 'none';
  return compactPlaces[card];
}

const picturedPlaces: Partial<Record<CardPlace, Place>> = {
  picture: 'picture',
  status: 'status',
  detail: 'picturedDetail',
  moment: 'picturedLine',
  more: 'picturedType',
  labeled: 'picturedFact',
};

function findPicturedPlace({ index, isTitle, card }: Cell, isActions: boolean): Place {
  if (isTitle) return index === 0 ? 'pictureAndTitle' : 'picturedTitle';
  if (isActions) return 'buttons';
  return (card && picturedPlaces[card]) ?? 'none';
}

const shortPlaces = {
  main: 'line',
  picture: 'picture',
  status: 'inline',
  moment: 'line',
  detail: 'line',
  more: 'line',
  labeled: 'labeled',
  owner: 'line',
} as const;

function findShortPlace({ index, isTitle, card }: Cell, isActions: boolean): Place {
  if (isTitle) return index === 0 ? 'titleAlone' : 'titleBesidePicture';
  if (isActions) return 'shortButtons';
  return card === undefined ? 'none' : shortPlaces[card];
}

const columnsPlaces: Partial<Record<CardPlace, Place>> = {
  main: 'columnsLine',
  status: 'columnsStatus',
  labeled: 'columnsFact',
};

function findColumnsPlace({ isTitle, card }: Cell, isActions: boolean): Place {
  if (isTitle) return 'columnsTitle';
  if (isActions) return 'columnsButtons';
  return (card && columnsPlaces[card]) ?? 'none';
}
