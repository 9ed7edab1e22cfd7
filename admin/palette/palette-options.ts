import type { FoundPerson } from '#contract/people.ts';
import type { StaffUser } from '#contract/staff.ts';
import { personAddress } from '../people/person-address.ts';
import { screens } from '../screens.ts';
import { isPermitted } from '../session/session.ts';

/** Something that the palette leads to. */
export interface PaletteOption {
  /** Unique among all. */
  id: string;
  label: string;
  detail: string;
  /** An address, or something else that is done. */
  to: string | (() => void);
}

const everybodys = [
  { title: 'Dashboard', path: '/dashboard' },
  { title: 'Your account', path: '/account' },
];

/** The permitted screens whose titles have every typed word; all of them where nothing is typed. */
export function screenOptions(user: StaffUser, typed: string): PaletteOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  return [...everybodys, ...permitted]
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .map(({ title, path }) => ({ id: path, label: title, detail: '', to: path }));
}

/** A kind of record goes by the title of its screen. */
const titleOf = (kind: string) => screens.find(({ path }) => path === `/${kind}`)?.title ?? kind;

/** The found people, each leading to everything that they have sent. */
export function personOptions(people: readonly FoundPerson[]): PaletteOption[] {
  return people.map(({ name, phone, email, kinds }) => ({
    id: personAddress({ phone, email }),
    label: name || email || phone || '',
    detail: [phone, email, kinds.map(titleOf).join(', ')]
      .filter((fact) => fact && fact !== name)
      .join(' · '),
    to: personAddress({ phone, email }),
  }));
}
