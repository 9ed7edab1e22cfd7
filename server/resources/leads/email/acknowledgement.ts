import { formatReference, type LeadFacts } from '#contract/lead.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';

interface Received {
  facts: LeadFacts;
  id: string;
  supportEmail: string | undefined;
  /** Whether the customer called or came, and staff wrote the request down. */
  isTaken: boolean;
  /** The code of a booking, and the page that checks it. */
  verification: { code: string; page: string } | null;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Builds the email that confirms a request to the visitor. It repeats nothing that was typed, not even the name:
 * anyone can enter any address, and the email would send a stranger's text under our name.
 */
export function buildAcknowledgement(recipient: string, received: Received): Email {
  const { facts, id, supportEmail, isTaken, verification } = received;
  const reference = formatReference(id);
  const paragraphs = [
    isTaken
      ? 'Thank you for contacting us. We have written your request down.'
      : 'Thank you for writing to us. Your request has arrived.',
    `Request: ${capitalize(facts.texts.noun.one)}\nReference: ${reference}`,
    verification &&
      `Code of your booking: ${formatCode(verification.code)}\nAnyone whom you show it can check on ${verification.page} that your booking is genuine. We never ask for cash or for a payment to a private account: the accounts on that page are our only ones.`,
    'What happens next: our team looks at your request and contacts you. There is nothing more for you to do until then.',
    supportEmail &&
      `To add something or to ask about your request, write to ${supportEmail} and quote your reference.`,
    `If you did not ${isTaken ? 'make' : 'send us'} a request, someone has entered your address by mistake, and you can ignore this email.`,
  ];
  return {
    recipient,
    subject: `We have received your request ${reference}`,
    text: paragraphs.filter(Boolean).join('\n\n'),
  };
}
