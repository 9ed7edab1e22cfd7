export const pageTitle = 'Privacy';
export const pageDescription =
  'What this site learns about you, what happens to what you send with a form, who sees it, and how to have it corrected or deleted.';
export const introduction = 'What this site learns about you, and what happens to it.';

export const inShort = 'In short';
export const readWithoutName =
  'You can read this whole site without telling us who you are. We learn your name, phone number and the like only if you write them into a form and send it, and we use them to do what the form is for.';
export const notSold = 'We do not sell what you send us, and nothing of it goes to an advertiser.';

export const forms = 'What you send with a form';
export const fieldsOfRequest =
  'A request holds the fields that you filled in. They differ with what you ask for:';
export const testDriveFields =
  'Test drive: name, phone, the vehicle, the dealership, whether you own a vehicle, your two agreements, and, if you give them, email, day and time.';
export const bookingFields =
  'Vehicle booking: name, phone, address, city, CNIC, the vehicle, its colour, the dealership and the type of booking, and, if you give them, email, NTN number, the city of delivery, the code of a quote, whether we may tell you of offers, and the sum that the page showed, which is compared and not stored.';
export const serviceFields =
  'Service: name, phone, city, vehicle, the service you need, day and time, and, if you give them, email, dealership, VIN, odometer and notes.';
export const partsFields =
  'Parts: name, phone, city and VIN, and, if you give them, email, mileage and the part.';
export const contactFields =
  'Contact: name, phone and message, and, if you give them, email, address, city, subject, the vehicle and whether we may tell you of offers.';
export const dealershipFields =
  'Dealership: name, phone, address, city, CNIC, the kind of dealership, the state of its facility, its location, city and province, and, if you give them, email, NTN number, your business, who owns it and for how many years, the size, place and dimensions that you propose, and your agreement.';
export const jobFields =
  'Job application: name, phone, CNIC, your CV, your employment status and your agreement, and, if you give them, email, the job, address, city, date of birth, marital status, when your CNIC expires, your education and technical diploma with institutes and years, your designation, your employer with address and since when, your experience and responsibilities, why you are unemployed and your last salary, present and expected salary, notice period, a link to your portfolio, anything else you add, and a photo.';
export const newsletterFields = 'Newsletter: your email address, and your name if you give it.';
export const quoteFields =
  'Quote: the car, the city, the province of registration, whether you are on the list of active taxpayers, the day, and, if you give them, name and phone.';

export const storedWithIt = 'What is stored along with it';
export const originOfRequest =
  'With each request we store when it came, the internet address it came from and what your browser calls itself. They are there so that abuse can be traced. We also store which website or campaign led you here, to learn which of them are worth it, and the language of the page, in which we answer.';
export const fingerprint =
  'So that a form sent twice over a bad line is stored once, we keep a fingerprint of it for 24 hours. It holds none of your words.';

export const whatWeWrite = 'What we write to you';
export const confirmationEmail =
  'If you give an email address with a request, we may confirm it by email, with a reference and nothing of what you typed. Our staff use your phone number and address to answer you.';
export const subscription =
  'A newsletter subscription stays until you end it. You can do so yourself with the link in the email that confirms it. The address then stays with us, marked so that no newsletter goes to it, until you ask us to delete it.';

export const requestPage = 'The page of your request';
export const requestLink =
  'Each request has a page of its own, behind a link that only you get. It shows how far the request is, what it is about, who handles it, your appointment, and your messages with us; it shows no name, address, phone number, email address or CNIC of yours. Anyone who has the link can read the page, write for you and withdraw the request, so keep it to yourself. Our staff can renew the link, which ends the old one. Search engines, other websites and our count of page views do not learn of it.';
export const messagesOnPage =
  'What you write there is stored with the request, and so is when you last read our messages. Both are kept as long as the request, and deleted with it.';

export const appointment = 'Your appointment and its link';
export const appointmentLink =
  'If you choose a time for a test drive or a service, you get a link to a page of your own. It shows what the appointment is for, its time, the vehicle, the dealership and the reference, and no name, phone number or email address. Anyone who has the link can move or cancel the appointment, so keep it to yourself. We store a fingerprint of the link, and can make the link again for our emails to you. Search engines, other websites and our count of page views do not learn of it.';
export const appointmentEmails =
  'If you give an email address, we write to you when the appointment is made, confirmed, moved or cancelled, and remind you a day and two hours before. Other visitors see which times are free, never whose the others are. The appointment is kept as long as the request it belongs to, and deleted with it.';

export const whoSees = 'Who sees it';
export const staffAccounts =
  'Requests are read by our staff, each with an account of their own that opens only the kinds of request they work on. What staff change in a request is recorded, with the name of the account and the time; what the record says of you is removed after 12 months, or with the request if that is deleted sooner.';
export const filesOfApplicants =
  'The CV and the photo of a job application are open to those staff only who work on applications. They are deleted with the application.';
export const passedToDealer =
  'Where a request is for a dealer to fulfil, a test drive for instance, our staff may pass on to that dealer what it takes.';

export const reading = 'What reading the site leaves behind';
export const countOfViews =
  'We count how often each page is opened on each day, and which website led to it. The count holds no internet address, no name and nothing that tells one visitor from another.';
export const countOfCalls =
  'To keep the site standing under a flood of calls, the server counts calls by internet address for about a minute at a time. The log that it writes of its work holds no internet address and nothing that you typed.';

export const analytics = 'Google Analytics, if you agree';
export const analyticsIfAgreed =
  'If you agree to it, and only then, Google Analytics counts your visit as well, and can tell that two views come from one browser. Nothing that you type into a form goes there. The page on cookies says what Google is told, and lets you change your mind.';

export const map = 'Where you are';
export const ownLocation =
  'The dealer finder asks your browser for your location only when you press its button. Distances are worked out in your browser, and we do not learn where you are. If you then ask for directions, your location goes to Google Maps with the link, so that the route begins there.';
export const mapPictures =
  'Where the dealer map shows roads and towns, their pictures come from the server of the map’s maker, which is named on the map. That server sees your internet address and which part of the map you look at.';

export const howLong = 'How long we keep it';
export const noAutomaticEnd =
  'A request stays until it is dealt with and our staff delete it. There is no automatic end, so ask us if you want something gone.';
export const afterDeletion =
  'When a request, a subscription or a dealer search is deleted, the record of changes keeps that it existed: its reference, kind, state, times and which fields it had, but none of what you wrote. An email to you that could not be sent is deleted after 33 days at the latest. Our staff may have been sent your request by email, and backups hold it until they are deleted.';

export const yourSay = 'Your say in it';
export const askUs =
  'Ask us what we hold about you, have it put right, or have it deleted. Write to us from the contact page and name the phone number or email address that you used, so that we find it.';
