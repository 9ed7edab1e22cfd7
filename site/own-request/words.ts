export const pageTitle = 'Your Request';
export const pageDescription =
  'See how far your request is, what comes next and who handles it, and write to them.';

export const unknownTitle = 'This link does not work';
export const unknownText =
  'It is not complete, or the request that it belonged to is no longer there. Please open the link in our latest email to you again, find your request with its reference and your phone number, or call the dealership.';
export const findRequest = 'Find My Request';
export const findDealer = 'Find a Dealer';

/** By the slug of the type. */
export const titles: Readonly<Record<string, string>> = {
  'contact-inquiries': 'Your message',
  'vehicle-bookings': 'Your booking',
  'test-drives': 'Your test drive',
  'service-appointments': 'Your service',
  'parts-requests': 'Your parts request',
  'job-applications': 'Your job application',
  'dealer-applications': 'Your dealership application',
};

/** A status for the customer: its name as a step, and what follows. */
interface StatusWords {
  title: string;
  text: string;
}

/** By the slug of the type and the status. */
export const statuses: Readonly<Record<string, Readonly<Record<string, StatusWords>>>> = {
  'contact-inquiries': {
    new: { title: 'Message received', text: 'We read your message and answer you.' },
    'in-progress': { title: 'Being answered', text: 'Your message is being looked into.' },
    resolved: { title: 'Answered', text: 'Your message is answered.' },
    closed: { title: 'Closed', text: 'This conversation is closed.' },
  },
  'vehicle-bookings': {
    pending: {
      title: 'Booking received',
      text: 'The dealer checks your booking and contacts you.',
    },
    confirmed: {
      title: 'Confirmed',
      text: 'Your booking is confirmed. The dealer agrees the next steps with you.',
    },
    processing: {
      title: 'In preparation',
      text: 'Your booking is being processed. The dealer contacts you when something is needed, and when your car is ready.',
    },
    completed: { title: 'Completed', text: 'Your booking is completed. Enjoy the drive.' },
    cancelled: {
      title: 'Cancelled',
      text: 'This booking is cancelled. If that surprises you, please call the dealer.',
    },
  },
  'test-drives': {
    pending: {
      title: 'Request received',
      text: 'The dealer confirms the day and the time with you.',
    },
    confirmed: { title: 'Confirmed', text: 'The dealer expects you.' },
    completed: { title: 'Done', text: 'Thank you for driving with us.' },
    cancelled: {
      title: 'Cancelled',
      text: 'This test drive is cancelled. You are welcome to book another one.',
    },
    'no-show': {
      title: 'Missed',
      text: 'Nobody came at this time. You are welcome to book another one.',
    },
  },
  'service-appointments': {
    pending: {
      title: 'Request received',
      text: 'The dealer confirms the day and the time with you.',
    },
    confirmed: { title: 'Confirmed', text: 'The dealer expects you and your car.' },
    'in-progress': {
      title: 'In the workshop',
      text: 'Your car is being serviced. The dealer contacts you when it is ready.',
    },
    completed: { title: 'Completed', text: 'The service is completed. Thank you for coming.' },
    cancelled: {
      title: 'Cancelled',
      text: 'This service is cancelled. You are welcome to book another one.',
    },
  },
  'parts-requests': {
    pending: {
      title: 'Request received',
      text: 'We look for your part and contact you.',
    },
    confirmed: { title: 'Confirmed', text: 'Your request is confirmed. The order comes next.' },
    ordered: { title: 'Ordered', text: 'Your part is ordered. Next, it is sent.' },
    shipped: { title: 'On its way', text: 'Your part is on its way.' },
    delivered: { title: 'Delivered', text: 'Your part is delivered.' },
    cancelled: {
      title: 'Cancelled',
      text: 'This request is cancelled. If that surprises you, please call us.',
    },
  },
  'job-applications': {
    submitted: {
      title: 'Application received',
      text: 'We read your application and contact you.',
    },
    reviewing: { title: 'Being read', text: 'Your application is being read.' },
    shortlisted: {
      title: 'On the shortlist',
      text: 'You are on the shortlist. We contact you about an interview.',
    },
    interviewed: {
      title: 'Interviewed',
      text: 'Thank you for the interview. We contact you with our decision.',
    },
    offered: { title: 'Offer made', text: 'We have made you an offer, and wait for your answer.' },
    hired: { title: 'Hired', text: 'Welcome to the team.' },
    rejected: {
      title: 'Closed',
      text: 'We do not take this application further. Thank you for your interest in us.',
    },
  },
  'dealer-applications': {
    submitted: {
      title: 'Application received',
      text: 'We read your application and contact you.',
    },
    reviewing: { title: 'Being examined', text: 'Your application is being examined.' },
    shortlisted: {
      title: 'On the shortlist',
      text: 'You are on the shortlist. We contact you about an interview.',
    },
    'interview-scheduled': {
      title: 'Interview planned',
      text: 'Your interview is planned. We look forward to meeting you.',
    },
    approved: {
      title: 'Approved',
      text: 'Your application is approved. We contact you about what comes next.',
    },
    rejected: {
      title: 'Closed',
      text: 'We do not take this application further. Thank you for your interest in us.',
    },
  },
};

export const withdrawn = 'Withdrawn by you';
export const withdrawnText =
  'You withdrew this request, and nothing more follows from it. You are welcome to send another one.';

export const ourTeam = 'Our team';
/** `deadline` as `formatDeadlineFrom` words it. */
export const answers = (who: string, deadline: string) => `${who} answers ${deadline}.`;
export const confirmsTime = (who: string, deadline: string) =>
  `${who} confirms your time ${deadline}.`;
export const isLate = (who: string, deadline: string) =>
  `${who} was to answer ${deadline} and has not yet. We are sorry. Please call, or write to us here.`;
export const wasInTouch = (who: string) =>
  `${who} has been in touch with you. If anything is open, call or write here.`;

export const vehicleInColor = (model: string, color: string) => `${model}, ${color}`;
export const reference = 'Reference';
export const call = 'Call {phone}';
export const whatsapp = 'WhatsApp<hidden> (opens a new tab)</hidden>';
/** What the customer writes to the dealer on WhatsApp. */
export const aboutReference = (code: string) => `Reference ${code}`;

export const readMessage = 'Read the latest message';

export const progress = 'How far it is';
export const stepStates = { done: 'Done: ', now: 'Now: ', next: 'To come: ' } as const;

export const facts = 'Details';
export const appointment = 'Appointment';
export const appointmentStates: Readonly<Record<string, string>> = {
  requested: 'waiting for confirmation',
  confirmed: 'confirmed',
  done: 'done',
  'no-show': 'missed',
  cancelled: 'cancelled',
};
export const openAppointment = 'Move, cancel or add to calendar';
export const dealer = 'Dealer';
export const vehicle = 'Vehicle';
export const price = 'Price';
export const openQuote = 'Open your quote';
export const bookingCode = 'Booking code';
export const checkCode = 'Check that the booking is genuine';
export const sentOn = 'Sent on';

export const messages = 'Messages';
export const noMessages = (who: string) =>
  `No messages yet. ${who} reads what you write here, and answers here.`;
export const you = 'You';
export const writeLabel = 'Your message';
export const send = 'Send message';
export const sending = 'Sending...';
export const isSent = 'Your message is sent';
export const isSentText = (who: string) => `${who} reads it and answers here.`;

export const callTitle = 'Ask for a call';
export const callLabel = 'When should we call?';
export const callHint = (days: number) =>
  `Within the next ${days} days, best during opening hours (Pakistan time)`;
export const askForCall = 'Ask for this call';
export const isAsked = 'Your call is asked for';
/** `time` as `formatAppointmentTime` words it. */
export const isAskedText = (who: string, time: string) => `${who} is told to call you: ${time}.`;

export const emailTitle = 'Get answers by email';
export const emailHint =
  'Until now this request has no email address. We send a code there first, and nothing else until you type it here.';
export const sendCode = 'Send the code';
export const codeSent = (address: string) => `We sent a code to ${address}.`;
export const codeLabel = 'Code of six digits';
export const confirmCode = 'Confirm the address';
export const isCodeSent = 'The code is on its way';
export const isCodeSentText = 'Open the email, and type its six digits below.';
export const isConfirmed = 'Your email address is confirmed';

export const carSteps: Readonly<Record<string, string>> = {
  allotted: 'Car allotted',
  ready: 'Ready for you',
  completed: 'Delivered',
};
export const car = 'Your car';
export const delivery = 'Delivery';
/** `day` as '4 May 2026'. */
export const promisedFor = (day: string) => `Promised for ${day}`;
export const noPromise = 'No day is promised now';
export const toldOn = (told: string, day: string) => `Told on ${told}: ${day}`;
export const withdrawnDay = 'no day';
export const queue = 'Place in the queue';
export const place = (place: number, of: number) => `${place} of ${of}`;
export const queueHint =
  'Among the open bookings of this car in this colour that have no car yet: first payments first.';
export const paid = 'Paid';
export const leftToPay = (sum: string) => `${sum} left to pay`;
export const isPaid = 'Paid in full';
export const instruments: Readonly<Record<string, string>> = {
  'pay-order': 'Pay order',
  'bank-deposit': 'Bank deposit',
  'online-transfer': 'Online transfer',
  cheque: 'Cheque',
  card: 'Card',
};
export const reversed = 'reversed';
export const compensation = 'For late delivery';
export const compensationSoFar = (sum: string, day: string) => `${sum} until ${day}`;
export const compensationFrom = (day: string) => `From ${day} on, if the car is not delivered`;
export const compensationHint =
  'An estimate that the company confirms, by the company’s promise: the sum paid, times KIBOR and the margin of the day, times the days, divided by 365.';
/** `rate` as '13.53'. */
export const compensationPart = (days: string, sum: string, rate: string) =>
  `${days} days on ${sum} at ${rate}% a year`;
export const sampleRates = 'With sample rates, which are not confirmed.';

export const correctTitle = 'Correct your name or phone number';
export const correctHint =
  'For your safety this page does not show them. Enter what was wrong as it should be, and leave the rest blank.';
export const waitsFor = (labels: readonly string[]) =>
  `Sent already, and not confirmed yet: ${labels.join(', ')}.`;
export const correct = 'Send correction';
export const isCorrected = 'Your correction is sent';
export const isCorrectedText = (who: string) => `${who} confirms it. Until then nothing changes.`;

export const withdrawTitle = 'Withdraw this request';
export const withdrawWarning =
  'This ends your request, and we stop working on it. You cannot undo it here, but you can send another one at any time.';
export const withdrawCancels = 'Your appointment is cancelled with it.';
export const reasonLabel = 'Why do you withdraw it?';
export const chooseReason = 'Choose a reason';
export const reasons: Readonly<Record<string, string>> = {
  'bought-elsewhere': 'I chose another offer',
  price: 'The price',
  'waiting-time': 'The waiting time',
  'changed-mind': 'I changed my mind',
  other: 'Another reason',
};
export const remarkLabel = 'What should we know?';
export const withdraw = 'Withdraw it for good';
export const withdrawing = 'Withdrawing...';
export const isWithdrawn = 'Your request is withdrawn';

export const isOver =
  'Messages can no longer be written here, because this request was closed a while ago.';
export const callDealer = 'Please call {phone}.';

export const keepTitle = 'Keep this page';
export const keepLink =
  'Bookmark it to come back at any time. Keep its link to yourself: anyone who has it can read your messages and write for you.';
