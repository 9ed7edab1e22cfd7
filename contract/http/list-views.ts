import { optionalText, text, yesOrNoInput } from '../input/text.ts';
import { z } from '../zod.ts';

/** A list's saved filters and order: docs/spec/back-office.md#saved-views. */
export interface ListView {
  _id: string;
  /** The slug of the list. */
  screen: string;
  name: string;
  /** The list's query string without paging, as `normalizeListQuery` returns it; '' for the plain list. */
  query: string;
  /** Whether it is shared with everyone who may open the list. */
  isShared: boolean;
  /** Whether the requesting account owns it. */
  isOwn: boolean;
  /** The owner's username. */
  owner: string;
  createdAt: string;
  updatedAt: string;
}

export const viewPaths = { records: '/admin/views' } as const;

/** The maximum number of views per account and list. */
export const maxViews = 50;
/** The maximum number of views of a list in one response: the account's own, then shared ones. */
export const maxListedViews = 250;

export const maxViewName = 60;

const screen = text({ max: 100, missing: 'Please name a list' });

export const listViewInput = z.object({
  screen,
  name: text({ max: maxViewName, missing: 'Please enter a name' }),
  query: optionalText({ max: 2000 }),
  isShared: yesOrNoInput,
});

/** Which list's views to return. */
export const listViewQuery = z.object({ screen });

/** Error messages about views. */
export const viewMessages = {
  unknownList: 'There is no such list',
  taken: 'You already have a view with this name',
  tooMany: `You have ${maxViews} views of this list. Please delete one first.`,
  unknownFilter: (name: string) => `This list has no filter '${name}'`,
  repeated: (name: string) => `The filter '${name}' occurs twice`,
  forbidden: 'Your account does not have the permission for this',
} as const;
