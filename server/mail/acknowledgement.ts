import { type LeadFacts, referenceOf } from '#contract/lead.ts';
import type { Letter } from './letters.ts';

interface Received {
  facts: LeadFacts;
  id: string;
  supportEmail: string | undefined;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Tells a visitor that a request has arrived. Anyone can enter anyone's address, so nothing that was
 * typed is said again, not even a name: the letter would carry a stranger's words under our name.
 */
export function acknowledgement(recipient: string, received: Received): Letter {
  const { facts, id, supportEmail } = received;
  const reference = referenceOf(id);
  const paragraphs = [
    'Thank you for writing to us. Your request has arrived.',
    `Request: ${capitalised(facts.texts.noun.one)}\nReference: ${reference}`,
    'What happens next: our team looks at your request and contacts you. There is nothing more for you to do until then.',
    supportEmail &&
      `To add something or to ask about your request, write to ${supportEmail} and quote your reference.`,
    'If you did not send us a request, somebody has entered your address by mistake, and you can leave this letter aside.',
  ];
  return {
    recipient,
    subject: `We have received your request ${reference}`,
    text: paragraphs.filter(Boolean).join('\n\n'),
  };
}
