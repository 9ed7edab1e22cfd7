import type { Permission } from '#contract/staff/staff.ts';

/** Who may call a route. Any one of several permissions is enough. */
export type Callable = 'public' | 'unready-staff' | 'staff' | readonly Permission[];

/** Exactly the routes that visitors may call. All others below /api are for staff. */
const forVisitors: readonly RegExp[] = [
  /^(GET|HEAD) \/(healthz|readyz)$/,
  /^(GET|HEAD) \/api\/(docs(\/:file)?|openapi\.json|config)$/,
  /^(GET|HEAD) \/api\/(dealers|price-calculator\/(cars|cities)|jobs\/(public|categories))$/,
  /^(GET|HEAD) \/api\/(news|events|media)\/public(\/:id)?$/,
  // The link of an appointment holds its secret.
  /^(GET|HEAD) \/api\/appointments\/(slots|:token|:token\/slots)$/,
  /^POST \/api\/appointments\/:token\/(move|cancel)$/,
  /^(GET|HEAD) (\/ur)?\/appointment\/:token\.ics$/,
  // So does the link of a request.
  /^(GET|HEAD) \/api\/track\/:token$/,
  /^POST \/api\/track\/:token\/(messages|call|correction|email|email\/confirm|withdraw)$/,
  // A quote's code is not a secret, but cannot be guessed.
  /^(GET|HEAD) \/((ur\/)?quote\/:code\.pdf|sharing\/quotes\/:code\.jpg)$/,
  /^(GET|HEAD) \/api\/(quotes\/(on-road|:code)|verify\/:code)$/,
  /^POST \/api\/(quotes|track\/find|page-views|price-calculator\/calculate|newsletter\/(popup-)?subscribe)$/,
  /^POST \/api\/(contact\/submit|(vehicle-booking|test-drive)\/book|service\/schedule)$/,
  /^POST \/api\/(parts\/request|(job|dealer)-application\/apply|admin\/(login|logout))$/,
  // Unknown paths: 404 for everyone.
  /^[A-Z]+ \/api\/\*$/,
  // The site and its files, and the back office's files and its page, which holds no data.
  /^(GET|HEAD) (\*|\/assets\/:name|\/(documents|pictures|pictures\/thumbnails|files)\/\*|\/sharing\/:name\.jpg)$/,
  /^(GET|HEAD) \/(favicon\.ico|[a-z0-9-]+\.png|sitemap\.xml|(ur\/)?news\.xml|robots\.txt)$/,
  /^(GET|HEAD) \/admin-under-test(\/\*|\/assets\/:name)?$/,
  /^POST (\*|(\/ur)?\/(newsletter\/unsubscribe|careers\/apply|(appointment|track)\/:token))$/,
];

/** The staff who may call a route; the first line that matches counts. */
const forStaff: readonly (readonly [RegExp, Exclude<Callable, 'public'>])[] = [
  [/^(GET|HEAD) \/api\/(news|events|media)\/stats$/, 'staff'],
  [/^\w+ \/api\/contact\/admin\//, ['contact-inquiries']],
  [/^\w+ \/api\/vehicle-booking\/admin\//, ['vehicle-bookings']],
  [/^\w+ \/api\/test-drive\/admin\//, ['test-drives']],
  [/^\w+ \/api\/service\/admin\//, ['service-appointments']],
  [/^\w+ \/api\/parts\/admin\//, ['parts-requests']],
  [/^\w+ \/api\/job-application\/admin\//, ['job-applications']],
  [/^\w+ \/api\/dealer-application\/admin\//, ['dealer-applications']],
  [/^\w+ \/api\/newsletter\/admin\//, ['newsletter-subscriptions']],
  [/^\w+ \/api\/news(\/|$)/, ['news-management']],
  [/^\w+ \/api\/events(\/|$)/, ['event-management']],
  [/^\w+ \/api\/media(\/|$)/, ['media-management']],
  [/^\w+ \/api\/(dealers|dealer-searches)(\/|$)/, ['dealer-management']],
  [/^\w+ \/api\/price-calculator\//, ['price-calculator']],
  [/^\w+ \/api\/specifications(\/|$)/, ['price-calculator']],
  [/^\w+ \/api\/availability\/admin(\/|$)/, ['availability']],
  [/^\w+ \/api\/(tariffs|finance|verify)\/admin\//, ['tariffs']],
  [/^(GET|HEAD) \/api\/quotes\/admin(\/export)?$/, ['price-calculator']],
  [/^\w+ \/api\/appointments\/admin\//, ['appointments']],
  [/^\w+ \/api\/jobs(\/|$)/, ['job-openings']],
  [/^\w+ \/api\/admin\/templates\/for\/contact-inquiries$/, ['contact-inquiries']],
  [/^\w+ \/api\/admin\/templates\/for\/vehicle-bookings$/, ['vehicle-bookings']],
  [/^\w+ \/api\/admin\/templates\/for\/test-drives$/, ['test-drives']],
  [/^\w+ \/api\/admin\/templates\/for\/service-appointments$/, ['service-appointments']],
  [/^\w+ \/api\/admin\/templates\/for\/parts-requests$/, ['parts-requests']],
  [/^\w+ \/api\/admin\/templates(\/:id|\/export)?$/, ['templates']],
  [/^(GET|HEAD) \/api\/admin\/reports\/[a-z]+(\/export)?$/, ['reports']],
  [/^\w+ \/api\/admin\/response-targets$/, ['reports']],
  // What a caller gets depends on the list that it names: tests/api/list-views.test.ts.
  [/^\w+ \/api\/admin\/views(\/:id)?$/, 'staff'],
  [/^\w+ \/api\/admin\/accounts(\/|$)/, ['staff-management']],
  [/^(GET|HEAD) \/api\/admin\/audit(\/export)?$/, ['audit']],
  [/^(GET|HEAD) \/api\/admin\/status$/, ['staff-management']],
  // Which kinds a caller sees and restores depends on its permissions: tests/api/trash.test.ts.
  [/^(GET|HEAD) \/api\/admin\/trash$/, 'staff'],
  [/^POST \/api\/admin\/trash\/:slug\/:id\/restore$/, 'staff'],
  [/^DELETE \/api\/admin\/trash\/:slug\/:id$/, ['trash']],
  [/^DELETE \/api\/admin\/person$/, ['trash']],
  [/^(GET|HEAD) \/api\/admin\/person\/erasure$/, ['trash']],
  [/^POST \/api\/admin\/status\/held$/, ['staff-management']],
  [/^(GET|HEAD) \/api\/admin\/ledger$/, ['audit']],
  [/^(GET|HEAD) \/api\/admin\/audit\/staff-account\//, ['staff-management', 'audit']],
  [/^(GET|HEAD) \/api\/admin\/audit\/test-drives\//, ['test-drives', 'audit']],
  [/^(GET|HEAD) \/api\/admin\/audit\/job-applications\//, ['job-applications', 'audit']],
  [/^(GET|HEAD) \/api\/admin\/me$/, 'unready-staff'],
  [/^\w+ \/api\/admin\/me\/second-factor(\/confirm)?$/, 'unready-staff'],
  [
    /^\w+ \/api\/admin\/me\/(password|notices(\/new)?|second-factor\/off|recovery-codes|sessions(\/:id)?)$/,
    'staff',
  ],
  [/^\w+ \/api\/(admin\/(timeline|assignees)|quotes\/admin\/requests)\//, 'staff'],
  [
    /^(GET|HEAD) \/api\/admin\/(dashboard\/[a-z-]+|search(\/records)?|person(\/timeline)?|my-day|live)$/,
    'staff',
  ],
];

/** Returns who may call a route such as 'GET /api/jobs/:id', or undefined for an unknown one. */
export function findCallers(route: string): Callable | undefined {
  if (forVisitors.some((pattern) => pattern.test(route))) return 'public';
  return forStaff.find(([pattern]) => pattern.test(route))?.[1];
}
