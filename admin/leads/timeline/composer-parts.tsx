import { ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import { outcomes } from '#contract/leads/timeline.ts';
import { buildWhatsAppAddress } from '../../lists/contact-links.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/fields.tsx';
import type { Draft } from './entry-draft.ts';

interface MoreFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** How a call or message went, and when staff get back to the customer. */
export function MoreFields({ draft, onChange }: MoreFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      {draft.kind !== 'note' && (
        <SelectField
          label="Outcome"
          value={draft.outcome}
          onChange={({ target }) => onChange({ outcome: target.value as Draft['outcome'] })}
        >
          <option value="">Not said</option>
          {Object.entries(outcomes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <InputField
        label="Follow up on"
        type="datetime-local"
        value={draft.nextFollowUp}
        onChange={({ target }) => onChange({ nextFollowUp: target.value })}
      />
    </div>
  );
}

interface OpenWhatsAppProps {
  phone: string;
  text: string;
  /** Logs the message. */
  onOpen: () => void;
  isPending: boolean;
}

/**
 * Opens WhatsApp with the typed text and logs it with the same click; nothing for numbers that cannot have WhatsApp. It
 * is a link, because browsers block windows that open after a response.
 */
export function OpenWhatsApp({ phone, text, onOpen, isPending }: OpenWhatsAppProps) {
  const address = buildWhatsAppAddress(phone);
  if (!address) return null;
  const label = (
    <>
      <ExternalLink aria-hidden size={14} />
      Open WhatsApp and log
    </>
  );
  if (text.trim() === '') return <Button disabled>{label}</Button>;
  function open(event: MouseEvent) {
    // A second click must not log the message twice.
    if (isPending) event.preventDefault();
    else onOpen();
  }
  return (
    <a
      href={`${address}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      onClick={open}
      className={buttonClass('plain')}
    >
      {label}
    </a>
  );
}
