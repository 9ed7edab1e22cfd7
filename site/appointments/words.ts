export const pageTitle = 'Your Appointment';
export const pageDescription =
  'See when and where your appointment is, move it to another time, or cancel it.';
export const yourTestDrive = 'Your test drive';
export const yourService = 'Your service';
export const yourAppointment = 'Your appointment';
export const keepLinkPrivate =
  'Anyone who has the link to this page can move or cancel the appointment, so keep it to yourself.';
export const unknownTitle = 'This link does not work';
export const unknownText =
  'It is not complete, or the appointment that it belonged to is no longer there. Please open the link in our latest email to you again, find it with your reference and phone number, or call the dealership.';
export const findAppointment = 'Find My Appointment';
export const findDealer = 'Find a Dealer';

export const done = 'Done';
export const doneText = 'Thank you for coming.';
export const missed = 'Missed';
export const missedText = 'Nobody came at this time. You are welcome to choose another one.';
export const cancelled = 'Cancelled';
export const cancelledText = 'This appointment is cancelled, and its time is free for others.';
export const requested = 'Waiting for confirmation';
export const confirmed = 'Confirmed';
export const confirmedText = 'The dealership expects you.';
export const past = 'Past';
export const pastText = 'The time of this appointment has passed.';
export const now = 'Now';
export const nowText = 'This appointment has begun. If you are late, please call the dealership.';
export const withoutDealer = 'Waiting for a new place';
export const withoutDealerText =
  'The dealership of this appointment is no longer with us. We will contact you.';

export const when = 'When';
export const what = 'What';
export const testDrive = 'Test drive';
export const service = 'Service';
export const withVehicle = (purpose: string, vehicle: string) => `${purpose}, ${vehicle}`;
export const where = 'Where';
export const map = 'Map<hidden> in a new tab</hidden>';
export const whatToBring = 'What to bring';
export const reference = 'Reference';

export const addToCalendar = 'Add to calendar';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkIsCopied = 'The link is copied.';
export const linkNotCopied = 'The link cannot be copied here: {url}';

export const isMoved = 'Your appointment is moved';
export const isCancelled = 'Your appointment is cancelled';

export const moveTitle = 'Move to another time';
export const nothingElseFree =
  'Nothing else is free in the coming 30 days. Please call the dealership.';
export const offerIsGone = 'The time that we offered is no longer free. Please choose another one.';
export const move = 'Move to this time';
export const moving = 'Moving...';
export const cancelTitle = 'Cancel the appointment';
export const askCancel =
  'Do you want to cancel your appointment on {time}? Its time becomes free for others at once.';
export const cancel = 'Yes, cancel it';
export const cancelling = 'Cancelling...';

export const timesFailed = 'The free times could not be loaded. Please try again in a moment.';

export const yourVisit = 'Your visit';
export const dayAndTime = 'Day and time';
export const days = 'Days';
export const earlierDays = 'Earlier days';
export const laterDays = 'Later days';
export const closed = 'Closed';
export const full = 'Full';
export const dayLabel = (day: string, unavailable: string | null, isChosen: boolean) =>
  [day, unavailable, isChosen && 'chosen'].filter(Boolean).join(', ');
export const longDay = (weekday: string, number: string, month: string) =>
  `${weekday}, ${number} ${month}`;
export const dayWithTime = (day: string, time: string) => `${day}, ${time}`;
export const morning = 'Morning';
export const afternoon = 'Afternoon';
export const evening = 'Evening';
export const nothingOnDay = 'Nothing is free on this day.';
export const taken = 'Taken';
export const chosenTime = 'Chosen: {time}';
export const noTimeChosen = 'No time is chosen yet.';
export const selectTime = 'Select a day and time';
export const nextTimes = 'The next free times:';

export const timesByPhone =
  'This dealership agrees times by phone. Tell us which day suits you, and it will call you.';
export const nothingFree =
  'Nothing is free in the coming 30 days. Tell us which day suits you, and the dealership will call you.';
export const showTimes = 'Show free times';
export const showTimesHint =
  'At many dealerships you can choose a time right away. What you have entered stays.';
export const showTimesAgain = 'Show free times again';
export const showTimesAgainHint =
  'If you change the vehicle or the dealership, ask for its times again.';
export const loadingTimes = 'Loading the free times...';
export const timesNotLoaded = 'The free times could not be loaded.';
export const tryAgainOrTellDay = 'Try again, or tell us below which day suits you.';
export const tryAgain = 'Try Again';

export const youSend = 'You send your request and get a reference.';
export const ratherTalk = 'Rather talk to us?';
export const whatsapp = 'WhatsApp<hidden> (opens a new tab)</hidden>';
