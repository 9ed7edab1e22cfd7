import type { FoundPerson, FoundRecord } from '#contract/people.ts';
import type { Permission, StaffUser } from '#contract/staff.ts';
import { buildPersonAddress } from '../people/build-person-address.ts';
import { screens } from '../screens.ts';
import { isPermitted } from '../session/session.ts';
import type { Recent } from './recent.ts';

/** An entry of the palette. */
export interface PaletteOption {
  /** Unique among all options. */
  id: string;
  label: string;
  detail: string;
  /** An address, or a function to run. */
  to: string | (() => void);
}

const maxRecent = 6;

const publicScreens = [
  { title: 'Dashboard', path: '/dashboard' },
  { title: 'Your account', path: '/account' },
];

/** What can be created from anywhere. */
const creations: readonly { label: string; path: string; permission: Permission }[] = [
  { label: 'New inquiry', path: '/contact-inquiries?edit=new', permission: 'contact-inquiries' },
  { label: 'New booking', path: '/vehicle-bookings?edit=new', permission: 'vehicle-bookings' },
  { label: 'New test drive', path: '/test-drives?edit=new', permission: 'test-drives' },
  {
    label: 'New service appointment',
    path: '/service-appointments?edit=new',
    permission: 'service-appointments',
  },
  { label: 'New parts request', path: '/parts-requests?edit=new', permission: 'parts-requests' },
  { label: 'Add Job', path: '/job-openings?edit=new', permission: 'job-openings' },
  { label: 'Add Dealer', path: '/dealer-management?edit=new', permission: 'dealer-management' },
  { label: 'Create News', path: '/news-management?edit=new', permission: 'news-management' },
  { label: 'Create Event', path: '/event-management?edit=new', permission: 'event-management' },
  { label: 'Create Media', path: '/media-management?edit=new', permission: 'media-management' },
];

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the permitted actions whose labels contain all words of the text; none for ''. */
export function buildActionOptions(user: StaffUser, text: string): PaletteOption[] {
  const words = splitWords(text);
  if (words.length === 0) return [];
  return creations
    .filter(({ permission }) => isPermitted(user, permission))
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map(({ label, path }) => ({ id: path, label, detail: '', to: path }));
}

/** Returns an option for each record, which opens it. */
export function buildRecordOptions(records: readonly FoundRecord[]): PaletteOption[] {
  return records.map(({ kind, _id, title, detail }) => {
    const isContent = /^(news|event|media)-management$/.test(kind);
    const address = `/${kind}?${isContent ? 'edit' : 'open'}=${_id}`;
    const facts = [detail, findScreenTitle(kind)].filter(Boolean).join(' · ');
    return { id: address, label: title, detail: facts, to: address };
  });
}

/** Returns what was opened lately, as far as it is still permitted, without what is shown now. */
export function buildRecentOptions(
  user: StaffUser,
  recent: readonly Recent[],
  shown: string,
): PaletteOption[] {
  return recent
    .filter(({ address }) => address !== shown)
    .flatMap(({ address, name }) => {
      const screen = screens.find(({ path }) => path === address.split('?')[0]);
      if (!screen || !isPermitted(user, screen.permission)) return [];
      return [
        { id: address, label: name ?? screen.title, detail: name ? screen.title : '', to: address },
      ];
    })
    .slice(0, maxRecent);
}

/** Returns the permitted screens whose titles contain all words of the text; all of them for ''. */
export function buildScreenOptions(user: StaffUser, text: string): PaletteOption[] {
  const words = splitWords(text);
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  return [...publicScreens, ...permitted]
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .map(({ title, path }) => ({ id: path, label: title, detail: '', to: path }));
}

/** Returns the title of the screen of a kind of record. */
const findScreenTitle = (kind: string) =>
  screens.find(({ path }) => path === `/${kind}`)?.title ?? kind;

/**
 * Returns an option for each person, which opens everything that they have sent. Whole names come before parts of
 * names; the order is kept otherwise.
 */
export function buildPersonOptions(people: readonly FoundPerson[], text: string): PaletteOption[] {
  const words = splitWords(text);
  const isExact = ({ name }: FoundPerson) => {
    const names = splitWords(name);
    return words.every((word) => names.includes(word));
  };
  const ordered = [...people].sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  return ordered.map(({ name, phone, email, kinds }) => ({
    id: buildPersonAddress({ phone, email }),
    label: name || email || phone || '',
    detail: [phone, email, kinds.map(findScreenTitle).join(', ')]
      .filter((fact) => fact && fact !== name)
      .join(' · '),
    to: buildPersonAddress({ phone, email }),
  }));
}
