import type { Place } from './places.ts';

/**
 * The table of what the product's documents promise: every quoted text, label, message, constant, limit, control state
 * and listed part. The rows are literals, typed from the documents (public site; models and forms; back office) and from
 * the decisions that correct them. They import nothing from the product: a test that reads the product's own constants
 * follows them when they drift.
 */

type Layout = 'phone' | 'desktop';

export interface Field {
  /** Whether it must be filled in, or is marked '(optional)'. */
  required?: boolean;
  disabled?: boolean;
  checked?: boolean;
  value?: string;
  type?: string;
  /** Attributes as they stand in the HTML, such as placeholder, maxlength, accept, min, max and step. */
  attributes?: Record<string, string>;
  /** The choices of a select, without a blank one. */
  options?: readonly string[];
  /** The choices, a blank one included. */
  allOptions?: readonly string[];
  /** The same, where a choice may say more than this. */
  optionsBegin?: readonly string[];
}

/** What is seen. A text is compared letter by letter, but for blanks and line breaks. */
export type Sight =
  /** An element with this text and no other. */
  | { text: string }
  /** A text within a longer one, also in the choices of the fields if it says so. */
  | { part: string; inFields?: boolean }
  /** A text whose ends vary, such as a number. */
  | { like: RegExp }
  | { absent: string }
  | { heading: string | RegExp }
  /** Words for screen readers. */
  | { said: string }
  | { title: string }
  | { button: string; disabled?: boolean }
  | { noButton: string }
  /** A button or a link. */
  | { control: string }
  | { link: string | RegExp; to?: string | RegExp; newTab?: boolean; saveAs?: string }
  | ({ field: string } & Field)
  /** A field that this layout does not have. */
  | { noField: string }
  /** The choices of a group of radio buttons or chips, in order, under any name. */
  | { choices: readonly string[] }
  /** The titles of the columns of the first table. */
  | { columns: readonly string[] }
  /** The cells of one row of a table. */
  | { cells: readonly string[] }
  /** A logo, by its name. */
  | { logo: RegExp }
  /** So many pictures, or one. */
  | { pictures: number }
  | { at: Place; has: readonly Sight[] }
  | { each: Place; count?: number; has: readonly Sight[] }
  | { no: Place }
  /** The size of a part in px. */
  | { box: Place; width?: number; height?: number; maxHeight?: number }
  /** The backgrounds of parts, in order. */
  | { paints: Place; as: readonly ('gold' | 'silver' | 'bronze')[] };

/** What a visitor or a member of staff does, or what goes wrong from here on. */
export type Step =
  | { fill: string; with: string; in?: Place }
  | { choose: string; option: string; in?: Place }
  | { check: string; in?: Place }
  | { upload: string; file: 'cv.pdf' | 'photo.png' }
  | { press: string | RegExp; in?: Place }
  /** Types into the search of a list. */
  | { search: string }
  /** Opens the details of the first record of a list. */
  | { openRow: 1 }
  | { follow: string; in?: Place }
  /** Clicks a text, wherever it stands. */
  | { click: string }
  | { key: string }
  /** Moves pointer and focus away. */
  | { leave: Place }
  /** Lets so many milliseconds pass on the page's fake clock. */
  | { pass: number }
  /** From here on, requests to paths that end so get this answer, none ('lost'), or none for now ('held'). */
  | { answer: string; by?: string; with: 'lost' | 'held' | Answer }
  /** From here on, the server answers again. */
  | { restore: true }
  /** Scrolls to the end of the page. */
  | { scroll: 'end' }
  /** What the page has asked the server for since it was opened. */
  | { asked: readonly string[] }
  /** How the page has asked for the place of the visitor. */
  | { located: object };

interface Answer {
  status: number;
  /** A JSON object, or the text of a page that is not the product's. */
  body?: object | string;
}

export type Row = (Sight | Step) & { on?: Layout };

/** The rows of one page, in the order in which they are walked after it was opened once. */
export interface PageRows {
  page: string;
  /** The data behind the page. 'unreadable': the database cannot read its lists. */
  data?: 'none' | 'unreadable';
  /** Fields that were sent to the page as a plain form, which a browser without script does. */
  sent?: Record<string, string>;
  status?: number;
  /** Where the server sends the visitor on to. */
  leadsTo?: string;
  /** Who has signed in to the back office. */
  as?: 'hr' | 'media' | 'admin' | 'nobody';
  on?: Layout;
  /** Where it is proved, if not in both: in the server's HTML, or in the browser. */
  only?: 'html' | 'browser';
  /** Opens the page with a clock that only the rows move on. */
  clock?: 'paused' | 'popup';
  /** What the browser answers when the page asks where the visitor is. */
  location?: { lat: number; lng: number } | 'denied' | 'held' | 'missing';
  /** Answers that are set before the page opens. */
  before?: readonly Extract<Step, { answer: string }>[];
  rows: readonly Row[];
}

/** One call of the API and what it answers. `{name}` in a path stands for a value that an earlier row stored. */
export interface ApiRow {
  call: string;
  as?: 'hr' | 'media' | 'admin';
  data?: 'none' | 'unreadable';
  with?: Record<string, unknown>;
  /** Sends the body as a multipart form; a value `{file}` is sent as a file of that kind. */
  multipart?: true;
  headers?: Record<string, string>;
  status: number;
  message?: string;
  /** The fields that the errors name, in order. */
  fields?: readonly string[];
  /** What the answer holds. */
  holds?: object;
  /** The keys that the answer's `data` has, in any order: all of them, or the named ones among others. */
  keys?: readonly string[];
  /** What some record of the list has. */
  among?: Record<string, string>;
  /** Keeps values of the answer, by their path, under a name. */
  keep?: Record<string, string>;
}
