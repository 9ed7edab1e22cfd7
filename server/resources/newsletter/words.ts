/** The words of the newsletter's emails, besides what staff write. */

export const subject = 'You are subscribed to our newsletter';
export const thanks =
  'Thank you for subscribing to the newsletter of HAVAL, ORA and TANK in Pakistan.';
export const whatComes =
  'From now on we will write to this address with news of our models and events.';
export const howToStop =
  'If you did not ask for this, or if you change your mind, you can unsubscribe at any time:';

export const whyYouGetThis =
  'You get this email because this address is subscribed to our newsletter.';
export const unsubscribe = 'Unsubscribe';
