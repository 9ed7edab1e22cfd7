import { Link } from 'react-router';
import { MailLink, PhoneLink } from '../lists/contact-links.tsx';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { useRowTabIndex } from '../lists/row-focus.ts';

export interface Contact {
  name: string;
  phone: string | null;
  email: string | null;
}

const inOneLine =
  'items-center gap-x-4 xl:grid xl:grid-cols-[minmax(0,5fr)_minmax(7.5rem,3fr)_minmax(0,5fr)]';

/** Who asked: one line where there is room for it, else the name above phone and e-mail. */
export function CustomerCell({
  id,
  name,
  phone,
  email,
  room,
}: Contact & { id: string; room: 'wide' | 'narrow' }) {
  const isWide = room === 'wide';
  return (
    <div className={`min-w-0 ${isWide ? inOneLine : ''}`}>
      <Link
        to={useDialogAddress('open', id)}
        state={openedHere}
        data-part="name"
        tabIndex={useRowTabIndex()}
        title={name}
        className="flex min-h-6 items-center rounded-control font-medium hover:underline max-md:text-base pointer-coarse:min-h-9"
      >
        <span className="min-w-0 md:truncate max-md:wrap-anywhere">{name}</span>
      </Link>
      <div
        className={`flex min-w-0 flex-wrap gap-x-4 lg:flex-nowrap ${isWide ? 'xl:contents' : ''}`}
      >
        <div className="flex-none">{phone && <PhoneLink phone={phone} />}</div>
        <div className="min-w-0 max-w-full">
          {email && (
            <MailLink
              email={email}
              className="truncate max-md:wrap-anywhere max-md:whitespace-normal"
            />
          )}
        </div>
      </div>
    </div>
  );
}
