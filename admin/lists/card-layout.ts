import type { Slot } from './record-view.ts';

/** How a card shows a slot. */
interface SlotLayout {
  /** Classes of the cells. */
  classes: string;
  /** Whether the column's name is shown before the value or only read out; if unset, neither. */
  label?: 'seen' | 'heard';
  /** Classes of the column where the table is narrow. */
  narrow?: string;
}

interface CardLayout {
  row: string;
  /** Cards omit slots that are not listed here. */
  slots: Partial<Record<Slot, SlotLayout>>;
}

const furtherFact = 'max-table:mt-0.5 max-table:text-xs max-table:has-data-missing:hidden';
/** Cells that span a line of the card, or share it with another cell if the row has one. */
const besideDue = 'col-end-3 max-table:[tr:has([data-due])_&]:col-end-2';
const besideOwner = 'col-end-3 max-table:[tr:has([data-owner])_&]:col-end-2';
const besideFollowUp = 'col-end-3 max-table:[tr:has([data-follow-up])_&]:col-end-2';

/**
 * What the table of requests shows by its own width, which open details and the sidebar reduce: always the customer, the
 * status and the date, from 40rem on what it is about, from 52rem on when, and from 56rem on everything.
 */
const fromMedium = 'table:@max-[40rem]/list:hidden';
const fromLarge = 'table:@max-[52rem]/list:hidden';
const fromFull = 'table:@max-[56rem]/list:hidden';
/** The details say it, too. Touch screens have no room for it: their buttons are larger. */
const fromWide = 'table:@max-[70rem]/list:hidden table:pointer-coarse:@max-[80rem]/list:hidden';

/**
 * A request: title and when it is due, main fact and time, detail and owner, further facts, and its state beside the
 * buttons.
 */
const compact: CardLayout = {
  row: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pt-1.5 max-sm:px-3',
  slots: {
    title: {
      classes: `col-start-1 row-start-1 block self-center ${besideDue}`,
      narrow: 'table:@max-[56rem]/list:w-auto!',
    },
    main: { classes: 'col-start-1 row-start-2 block', label: 'heard', narrow: fromMedium },
    moment: {
      classes:
        'max-table:contents max-table:[&_time]:col-start-2 max-table:[&_time]:row-start-2 max-table:[&_time]:self-center max-table:[&_time]:justify-self-end max-table:[&_time]:text-xs max-table:[&_time]:text-ink-soft',
    },
    appointment: {
      classes: `col-start-1 row-start-3 block ${besideOwner} ${furtherFact}`,
      label: 'heard',
      narrow: fromLarge,
    },
    detail: {
      classes: `col-start-1 row-start-3 block ${besideOwner} ${furtherFact}`,
      label: 'heard',
      narrow: fromFull,
    },
    owner: { classes: 'max-table:contents', label: 'heard', narrow: fromWide },
    more: {
      classes: `col-start-1 row-start-4 block ${besideFollowUp} ${furtherFact}`,
      label: 'heard',
      narrow: fromFull,
    },
    labeled: {
      classes: `col-start-1 row-start-4 flex items-center gap-1.5 max-table:*:last:h-5 ${besideFollowUp} ${furtherFact}`,
      label: 'seen',
      narrow: fromFull,
    },
    status: { classes: 'col-start-1 col-end-3 row-start-5 block self-center justify-self-start' },
    actions: {
      classes: 'col-start-1 col-end-3 row-start-5 block self-center justify-self-end',
      narrow: fromFull,
    },
    tableOnly: { classes: 'hidden', narrow: fromFull },
  },
};

const line = 'block min-w-0 basis-full max-table:text-xs max-table:text-ink-soft';

/** Title and details above a line of states and buttons. */
const short: CardLayout = {
  // The empty box ends the facts, so that states and buttons begin a line.
  row: 'flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2 before:order-1 before:basis-full table:before:hidden max-sm:px-3',
  slots: {
    title: { classes: 'block min-w-0 basis-full' },
    detail: { classes: line, label: 'heard' },
    more: { classes: line, label: 'heard' },
    labeled: {
      classes:
        'flex max-w-full min-w-0 flex-none gap-1.5 max-table:items-baseline max-table:text-xs max-table:has-data-missing:hidden',
      label: 'seen',
    },
    status: {
      classes: 'order-2 block flex-none max-table:has-data-missing:hidden',
      label: 'heard',
    },
    actions: { classes: 'order-3 ms-auto block flex-none' },
  },
};

/** Beside a picture: title, text, the time with the type at the end of its line, a further fact, state and buttons. */
const pictured: CardLayout = {
  row: 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-2.5 max-sm:px-3',
  slots: {
    picture: { classes: 'col-start-1 row-span-4 row-start-1 block flex-none' },
    title: { classes: 'col-start-2 row-start-1 block min-w-0' },
    pictureAndTitle: { classes: 'contents' },
    detail: {
      classes:
        'col-start-2 row-start-2 block min-w-0 max-table:text-xs max-table:text-ink-soft max-table:*:line-clamp-1',
      label: 'heard',
    },
    moment: {
      classes:
        'col-start-2 row-start-3 block min-w-0 self-center max-table:text-xs max-table:text-ink-soft',
      label: 'heard',
    },
    more: {
      classes:
        'col-start-2 row-start-3 block max-w-1/2 self-center justify-self-end max-table:text-xs max-table:has-data-missing:hidden',
      label: 'heard',
    },
    labeled: {
      classes:
        'col-start-2 row-start-4 flex min-w-0 gap-1.5 max-table:items-baseline max-table:text-xs',
      label: 'seen',
    },
    status: { classes: 'col-start-1 col-end-3 row-start-5 block self-center justify-self-start' },
    actions: { classes: 'col-start-1 col-end-3 row-start-5 block self-center justify-self-end' },
  },
};

/** Title and what it is, beside the latter state and buttons; below them the facts under their labels, three to a line. */
const columns: CardLayout = {
  row: 'grid grid-cols-6 gap-x-2 pt-0.5 pb-2 max-sm:px-3',
  slots: {
    title: { classes: 'col-span-5 col-start-1 row-start-1 block min-w-0' },
    main: {
      classes:
        'col-span-3 col-start-1 row-start-2 block min-w-0 self-center max-table:text-ink-soft',
      label: 'heard',
    },
    status: { classes: 'col-span-2 col-start-4 row-start-2 block self-center justify-self-end' },
    actions: {
      classes:
        'col-span-1 col-start-6 row-start-2 -my-2.5 block self-center justify-self-end table:my-0',
    },
    labeled: {
      classes: 'col-span-2 mt-1.5 grid min-w-0 max-table:content-start max-table:text-xs',
      label: 'seen',
    },
  },
};

/** What records look like as cards on phones. */
export const cardLayouts = { compact, short, pictured, columns } as const;

export type CardName = keyof typeof cardLayouts;

/** Returns how a slot of a card is shown. */
export const findSlot = (card: CardName, slot: Slot): SlotLayout =>
  cardLayouts[card].slots[slot] ?? { classes: 'hidden' };
