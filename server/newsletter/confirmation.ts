import type { Letter } from '#server/mail/letters.ts';

/**
 * What a new subscriber is told. Anyone can enter anyone's address, so the letter says nothing that
 * was typed, not even a name, and shows the way out.
 */
export function confirmationLetter(recipient: string, unsubscribeUrl: string): Letter {
  return {
    recipient,
    subject: 'You are subscribed to our newsletter',
    text: `Thank you for subscribing to the newsletter of HAVAL, ORA and TANK in Pakistan.

From now on we will write to this address with news of our models and events.

If you did not ask for this, or if you change your mind, you can unsubscribe at any time:

${unsubscribeUrl}`,
    unsubscribeUrl,
  };
}
