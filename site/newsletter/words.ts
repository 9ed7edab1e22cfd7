export const newsletter = 'Newsletter';
export const pageDescription =
  'Get the newsletter of HAVAL, ORA and TANK in Pakistan: leave your email address.';
export const introduction = 'News of HAVAL, ORA and TANK in Pakistan, by email.';
export const whatComes = 'What comes';
export const whatComesText = 'News of our models and events, and advice on owning a car.';
export const howOften = 'How often';
export const howOftenText = 'Once a month.';
export const howToStop = 'How to stop';
export const howToStopText = 'With the link at the end of every email.';
export const latestIssues = 'The latest issues';

export const invitation = 'News of our models and events, by email.';
export const emailAddress = 'Email address';
export const subscribe = 'Subscribe';

export const popupTitle = 'Be the first to know';
export const popupInvitation =
  'News of our models and events, by email. You can unsubscribe at any time.';
export const close = 'Close';
export const firstName = 'First name';
export const missingFirstName = 'Please enter your first name';
export const lastName = 'Last name';
export const missingLastName = 'Please enter your last name';
export const email = 'Email';
export const missingEmail = 'Please enter your email';
export const notNow = 'Not now';
export const popupMissing = 'Please fill in all required fields';
export const serverError = (status: number) => `Server error: ${status}`;

export const unsubscribe = 'Unsubscribe';
export const unsubscribeDescription =
  'End your subscription to the newsletter of HAVAL, ORA and TANK in Pakistan.';
export const askUnsubscribe = 'Unsubscribe?';
export const unsubscribeText = 'You will get no more news of HAVAL, ORA and TANK by email.';
export const unsubscribed = 'You are unsubscribed';
export const unsubscribedText = 'We will not write to you again. You can come back at any time.';
export const subscribeAgain = 'Subscribe again';
export const unknownTitle = 'This link does not work';
export const unknownText =
  'It is not complete, or the subscription it belonged to is no longer there. Please open the link in our latest email to you again.';
