export const subscribed = 'Successfully subscribed to newsletter!';
export const failed = 'Failed to subscribe. Please try again.';

export const subscribedInPopup = 'Thank you for subscribing!';
export const refused = 'Failed to subscribe';
export const serverError = 'Server error: ';
