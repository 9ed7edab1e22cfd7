export const pageTitle = 'News';
export const pageDescription =
  'News of HAVAL, ORA and TANK in Pakistan: articles on the models and on owning them, and our monthly newsletter.';
export const introduction = 'On the models, on owning one, and on the dealerships.';
export const articles = 'Articles';
export const emptyList = 'No news available at the moment.';
export const subscribe = 'Subscribe to our newsletter';
export const subscribeText =
  'News of our models and events, by email. You can unsubscribe at any time.';
export const newsletters = "SAZGAR'S Monthly Newsletter";

export const backToNews = 'Back to News';
export const seeModels = 'See the models';
export const bookTestDrive = 'Book a Test Drive';
export const findDealer = 'Find a Dealer';
export const moreNews = 'More news';

export const article = 'Article';
export const articleNotFound = 'Article not found';
export const noArticle = 'There is no article at this address.';
export const mayBeTakenDown = 'It may have been taken down, or the link may be mistyped.';
export const requestFailed = (status: number) => `Request failed (${status})`;
export const tryInMoment = 'Please try again in a moment.';
