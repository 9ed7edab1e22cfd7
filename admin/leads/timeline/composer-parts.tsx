import { ExternalLink, Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { outcomes } from '#contract/leads/timeline.ts';
import { buildWhatsAppAddress } from '../../lists/contact-links.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type Draft, entryKinds } from './entry-draft.ts';

interface OutcomeChoiceProps {
  chosen: Draft['outcome'];
  onChoose: (outcome: Draft['outcome']) => void;
}

/** How a call or message went. A second press takes the choice back. */
export function OutcomeChoice({ chosen, onChoose }: OutcomeChoiceProps) {
  return (
    <Segmented
      legend="Outcome"
      choices={outcomes}
      chosen={chosen || undefined}
      onChoose={(outcome) => onChoose(outcome === chosen ? '' : outcome)}
    />
  );
}

interface CallLinkProps {
  phone: string;
  /** Whether a call is the next step. */
  isNext: boolean;
  /** Whether a call is being logged. */
  isChosen?: boolean;
  /** Opens the fields that log the call. */
  onStart: (link: HTMLElement) => void;
  className?: string;
}

/** Calls the customer, and opens the log for what was said. */
export function CallLink({ phone, isNext, isChosen, onStart, className = 'px-2!' }: CallLinkProps) {
  const chosen = isChosen ? 'border-ink bg-hover' : '';
  return (
    <a
      href={buildCallAddress(phone)}
      onClick={({ currentTarget }) => onStart(currentTarget)}
      className={`${buttonClass(isNext ? 'primary' : 'plain')} ${chosen} ${className}`}
    >
      <Phone aria-hidden size={14} />
      {entryKinds.call.label}
    </a>
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
