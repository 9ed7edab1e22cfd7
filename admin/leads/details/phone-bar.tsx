import { MessageCircle, NotebookPen, Tag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buildWhatsAppAddress } from '../../lists/contact-links.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { dialogBottom } from '../../ui/dialog.tsx';
import { CallLink } from '../timeline/composer-parts.tsx';
import { startEntryFrom } from '../timeline/entry-draft.ts';
import { goToField } from './detail-keys.ts';

/** Moves to a field of the follow-up, which is below the details on phones. */
function goTo(event: MouseEvent<HTMLElement>, name: string) {
  const dialog = event.currentTarget.closest('dialog');
  if (dialog) goToField(dialog, name);
}

interface PhoneBarProps {
  phone: string;
  /** Whether the customer waits for the first answer. */
  isWaiting: boolean;
  /** Whether the timeline shows, where messages are written and logged. */
  canLog: boolean;
}

/** What staff on a phone do next: call, write, set the status, note. */
export function PhoneBar({ phone, isWaiting, canLog }: PhoneBarProps) {
  const shape = 'flex-col gap-0.5! px-1! text-xs';
  const className = `${buttonClass('plain')} ${shape}`;
  return (
    <nav
      ref={dialogBottom}
      aria-label="Next steps"
      className="sticky bottom-0 z-10 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-panel p-2 md:hidden print:hidden [@media(height<30rem)]:static"
    >
      <CallLink
        phone={phone}
        isNext={isWaiting}
        onStart={(link) => startEntryFrom(link, 'call')}
        className={shape}
      />
      {canLog && buildWhatsAppAddress(phone) && (
        <button
          type="button"
          onClick={({ currentTarget }) => startEntryFrom(currentTarget, 'whatsapp')}
          className={className}
        >
          <MessageCircle aria-hidden size={14} />
          WhatsApp
        </button>
      )}
      <button type="button" onClick={(event) => goTo(event, 'status')} className={className}>
        <Tag aria-hidden size={14} />
        Status
      </button>
      <button
        type="button"
        onClick={({ currentTarget }) => startEntryFrom(currentTarget, 'note')}
        className={className}
      >
        <NotebookPen aria-hidden size={14} />
        Note
      </button>
    </nav>
  );
}
