import type { CardStyle, Place } from './card-classes.ts';
import type { CardPlace } from './list-features.ts';

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
