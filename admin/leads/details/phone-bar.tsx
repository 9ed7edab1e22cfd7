import { MessageCircle, NotebookPen, Phone, Tag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buildCallAddress, buildWhatsAppAddress } from '../../lists/contact-links.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Moves to a field of the follow-up, which is below the details on phones. */
function goToField(event: MouseEvent<HTMLElement>, name: string) {
  event.currentTarget.closest('dialog')?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}

/** What staff on a phone do next: call, write, set the status, note. */
export function PhoneBar({ phone }: { phone: string }) {
  const whatsApp = buildWhatsAppAddress(phone);
  const className = `${buttonClass('plain')} px-2!`;
  return (
    <nav
      aria-label="Next steps"
      className="sticky bottom-0 z-10 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-panel p-2 md:hidden print:hidden [@media(height<30rem)]:static"
    >
      <a href={buildCallAddress(phone)} className={className}>
        <Phone aria-hidden size={14} />
        Call
      </a>
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={className}>
          <MessageCircle aria-hidden size={14} />
          WhatsApp
        </a>
      )}
      <button type="button" onClick={(event) => goToField(event, 'status')} className={className}>
        <Tag aria-hidden size={14} />
        Status
      </button>
      <button type="button" onClick={(event) => goToField(event, 'notes')} className={className}>
        <NotebookPen aria-hidden size={14} />
        Note
      </button>
    </nav>
  );
}
