import { inLanguages } from '#contract/format/in-languages.ts';
import type { Language } from '#contract/site/language.ts';
import type { Email } from '#server/platform/mail/queue-emails.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

const wordsIn = inLanguages(english, urdu);

/** A message from staff to a customer. */
interface Message {
  recipient: string;
  language: Language;
  reference: string;
  /** As staff wrote it. */
  text: string;
  /** The request's page. */
  url: string;
}

/** Builds the email of a message that the customer also finds on the page of their request. */
export function buildMessageEmail({ recipient, language, reference, text, url }: Message): Email {
  const words = wordsIn[language];
  return {
    recipient,
    language,
    subject: words.messageSubject(reference),
    text: `${text}\n\n${words.answerOnPage(url)}`,
  };
}

/** Builds the email with the code that confirms an address. It says nothing else: anyone can type any address. */
export function buildCodeEmail({
  recipient,
  language,
  code,
}: Pick<Message, 'recipient' | 'language'> & { code: string }): Email {
  const words = wordsIn[language];
  return {
    recipient,
    language,
    subject: words.codeSubject(code),
    text: [words.typeCode(code), words.codeNotAskedByYou].join('\n\n'),
  };
}

/** Builds the email with the link of a request whose customer has lost it. */
export function buildLinkEmail({
  recipient,
  language,
  reference,
  url,
}: Omit<Message, 'text'>): Email {
  const words = wordsIn[language];
  return {
    recipient,
    language,
    subject: words.linkSubject(reference),
    text: [words.follow(url), words.linkNotAskedByYou].join('\n\n'),
  };
}
