import { bookingPaths } from '#contract/bookings/payments.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { quotePaths } from '#contract/on-road/quotes.ts';
import { heldPath } from '#contract/staff/status.ts';
import { contentAdminResources } from '#server/resources/content/admin-resource.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { contentForm } from '#tests/content-forms.ts';
import { acceptedInputs, makeDealer } from '#tests/factories.ts';
import { openingForm } from '#tests/submissions.ts';
import { makeDraft, someFinanceRules } from '#tests/support/tariff-drafts.ts';
import { quoteWrite, submissions, subscriptions } from './visitor-writes.ts';
import { buildRequest, type Fields, make, type Write, type WriteContext } from './writes.ts';

const dealer = (): Fields => {
  const { name, city, address, email, phone, lat, lng, map } = makeDealer();
  return { name, city, address, email, phone, lat, lng, map };
};

/** Returns the id of a dealer; adds one if there is none. */
async function findDealer(context: WriteContext): Promise<string> {
  const url = '/api/dealers?limit=1&sortBy=createdAt';
  const { data } = (await context.test.call({ method: 'GET', url })).json();
  if (data[0]) return data[0]._id;
  const prepare = async () => ({ fields: dealer(), cookies: context.adminCookies });
  return await make(context, { name: 'POST /api/dealers', prepare });
}

/** Cars, hours and closures of a dealer. */
function appointmentSetup(context: WriteContext): Kinds {
  const ofDealer = async (fields: Fields) => ({ dealerId: await findDealer(context), ...fields });
  const kind = 'test-drive';
  return {
    '/api/appointments/admin/bookables': {
      made: () => ofDealer({ kind, label: 'Sample', slotMinutes: 30 }),
      changed: { label: 'Changed' },
    },
    '/api/appointments/admin/openings': {
      made: () => ofDealer({ kind, weekday: 1, opens: '09:00', closes: '13:00' }),
      changed: { closes: '14:00' },
    },
    '/api/appointments/admin/closures': {
      made: () =>
        ofDealer({ start: '2099-01-01T00:00', end: '2099-01-02T00:00', reason: 'Sample' }),
      changed: { reason: 'Changed' },
    },
  };
}

/** What prices are calculated with, besides tariffs. No two sets of rules begin on the same day. */
function priceRules({ next }: WriteContext): Kinds {
  const nextDay = () => new Date(Date.UTC(2030, 0, next())).toISOString().slice(0, 10);
  return {
    '/api/finance/admin/rules': {
      made: () => ({ ...someFinanceRules, from: nextDay() }),
      changed: { label: 'Changed' },
    },
    '/api/finance/admin/compensation': {
      made: () => ({
        from: nextDay(),
        daysUntilDue: 60,
        kiborBp: 1_195,
        marginBp: 300,
        isOn: true,
        sourceTitle: 'Sample',
      }),
      changed: { sourceTitle: 'Changed' },
    },
    '/api/finance/admin/energy-prices': {
      made: () => ({
        from: nextDay(),
        petrolPerLitre: 253.17,
        electricityPerKwh: 45,
        sourceTitle: 'Sample',
      }),
      changed: { sourceTitle: 'Changed' },
    },
    '/api/verify/admin/accounts': {
      made: () => ({ bank: 'Sample Bank', title: 'Sample', number: 'PK00SAMP0000' }),
      changed: { note: 'Changed' },
    },
  };
}

/** The fields of a new record and of a change, by path. */
type Kinds = Record<string, { made: () => Fields | Promise<Fields>; changed: Fields }>;

/** Records that are sent as JSON. */
const kinds = (context: WriteContext): Kinds => ({
  '/api/dealers': { made: dealer, changed: { name: 'Renamed' } },
  '/api/dealer-searches': { made: () => ({ searchQuery: 'Lahore' }), changed: { notes: 'Called' } },
  '/api/price-calculator/cars': {
    made: () => ({
      name: 'Sample',
      model: 'Sample',
      vehicleId: `car-${context.next()}`,
      basePrice: 1000,
    }),
    changed: { name: 'Renamed' },
  },
  '/api/price-calculator/cities': {
    made: () => ({ name: `City ${context.next()}`, province: 'Punjab' }),
    changed: { province: 'Sindh' },
  },
  '/api/specifications': {
    made: () => ({
      vehicleId: 'haval-h6',
      group: 'Sample',
      label: `Fact ${context.next()}`,
      value: '1',
    }),
    changed: { value: '2' },
  },
  ...appointmentSetup(context),
  ...priceRules(context),
  '/api/admin/templates': {
    made: () => ({
      name: `Template ${context.next()}`,
      language: 'en',
      subject: 'Sample',
      text: 'Sample',
    }),
    changed: { subject: 'Changed' },
  },
  '/api/admin/accounts': {
    made: () => ({ username: `account-${context.next()}`, role: 'hr' }),
    changed: { role: 'media' },
  },
});

/** Writes as JSON: created by a POST, changed by a PUT. */
function jsonWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies } = context;
  return Object.entries(kinds(context)).flatMap(([path, { made, changed }]) => {
    const creation: Write = {
      name: `POST ${path}`,
      prepare: async () => ({ fields: await made(), cookies }),
    };
    const prepare = async () => ({ id: await make(context, creation), fields: changed, cookies });
    return [creation, { name: `PUT ${path}/{id}`, prepare }];
  });
}

const issuePath = '/api/newsletter/admin/issues';

/** The forms whose records are shown and hidden. */
const hasStatus = new Set(contentAdminResources.map(({ admin }) => `/api${admin.paths.records}`));

/** Writes as multipart forms, which may contain files. */
function formWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies } = context;
  const forms: [string, () => Fields][] = [
    ['/api/jobs', openingForm],
    [issuePath, () => ({ subject: 'Sample', text: 'Sample' })],
    ...contentAdminResources.map((resource): [string, () => Fields] => [
      `/api${resource.admin.paths.records}`,
      () => contentForm(resource),
    ]),
  ];
  return forms.flatMap(([path, form]) => {
    const creation: Write = {
      name: `POST ${path}`,
      sentAs: 'multipart',
      prepare: async () => ({ fields: form(), cookies }),
    };
    const change = async (fields: Fields) => ({
      id: await make(context, creation),
      fields,
      cookies,
    });
    const status: Write = {
      name: `PATCH ${path}/{id}/status`,
      prepare: () => change({ status: 'inactive' }),
    };
    return [
      creation,
      { name: `PUT ${path}/{id}`, sentAs: 'multipart', prepare: () => change(form()) },
      ...(hasStatus.has(path) ? [status] : []),
    ];
  });
}

/** Creates a request of a type as a visitor does, and returns its id. */
async function submit(context: WriteContext, { paths }: LeadFacts): Promise<string> {
  const submission = submissions(context).find(({ name }) => name === `POST /api${paths.submit}`);
  return submission ? await make(context, submission) : '';
}

/** Changes of visitors' requests, and closed duplicates. */
function requestWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies } = context;
  return leadTypes.flatMap((facts): Write[] => [
    {
      name: `PATCH /api${facts.paths.records}/{id}/status`,
      prepare: async () => ({
        id: await submit(context, facts),
        fields: { status: Object.keys(facts.statuses)[1] },
        cookies,
      }),
    },
    {
      name: `POST /api${facts.paths.records}/{id}/duplicate`,
      prepare: async () => ({
        fields: { duplicateOf: await submit(context, facts) },
        id: await submit(context, facts),
        cookies,
      }),
    },
  ]);
}

/** Requests that staff take by phone; job applications come with files, so staff take none. */
const enteredRequests = (context: WriteContext): Write[] =>
  leadTypes
    .filter(({ slug }) => slug !== jobApplication.slug)
    .map(({ slug, paths, agreements }) => ({
      name: `POST /api${paths.records}`,
      prepare: async () => {
        const fields: Fields = { ...acceptedInputs[slug]?.(), source: 'phone' };
        for (const name of agreements) delete fields[name];
        fields.lastName = `Caller ${context.next()}`;
        return { fields, cookies: context.adminCookies };
      },
    }));

/** A payment for a booking, and its reversal by another account. */
function paymentWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies, test, next } = context;
  const fields = { amount: 500_000, paidOn: '2026-01-31', instrument: 'cheque' };
  const note = {
    name: `POST /api${bookingPaths.payments('{id}')}`,
    prepare: async () => ({ id: await submit(context, vehicleBooking), fields, cookies }),
  };
  return [
    note,
    {
      name: `POST /api${bookingPaths.reverse('{id}', '{paymentId}')}`,
      prepare: async () => {
        const noted = await note.prepare();
        const stored = await test.call(buildRequest(note, noted));
        return {
          id: noted.id,
          paymentId: stored.json().data._id as string,
          fields: { reason: 'A test' },
          cookies: await test.signIn(['vehicle-bookings'], `reverser-${next()}`),
        };
      },
    },
  ];
}

/** Entries of a request's timeline, an email to its customer, and a quote. */
function timelineWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies } = context;
  const prepare = async (fields: Fields) => {
    const submission = submissions(context).find(
      ({ name }) => name === 'POST /api/test-drive/book',
    );
    const id = submission && (await make(context, submission));
    return { ...(id && { id }), fields, cookies };
  };
  const path = 'POST /api/admin/timeline/{slug}/{id}';
  return [
    { name: path, prepare: () => prepare({ type: 'note', text: 'Called' }) },
    { name: `${path}/page/renew`, prepare: () => prepare({}) },
    {
      name: `${path}/page/correction`,
      prepare: async () => {
        const prepared = await prepare({ isConfirmed: true });
        const page = `/api/admin/timeline/test-drives/${prepared.id}/page`;
        const { test } = context;
        const { url } = (await test.call({ method: 'GET', url: page, cookies })).json().data;
        const correction = `/api${new URL(url).pathname}/correction`;
        const payload = { firstName: 'Corrected' };
        await test.call({ method: 'POST', url: correction, payload });
        return prepared;
      },
    },
    { name: `${path}/email`, prepare: () => prepare({ subject: 'Sample', text: 'Sample' }) },
    {
      name: `POST /api${quotePaths.ofRequest('{slug}', '{id}')}`,
      prepare: async () => {
        const {
          name: _name,
          phone: _phone,
          ...choice
        } = (await quoteWrite(context).prepare()).fields;
        return await prepare(choice);
      },
    },
  ];
}

/** A request that comes back from the trash; the call takes no fields. */
function restoration(context: WriteContext): Write {
  const { adminCookies: cookies, test } = context;
  return {
    name: 'POST /api/admin/trash/{slug}/{id}/restore',
    prepare: async () => {
      const submission = submissions(context).find(
        ({ name }) => name === 'POST /api/test-drive/book',
      );
      const id = submission ? await make(context, submission) : '';
      const url = `/api${testDrive.paths.records}/${id}`;
      await test.call({ method: 'DELETE', url, cookies });
      return { id, fields: {}, cookies };
    },
  };
}

/** A change of a subscription. The response to a subscriber has no id, so the newest row is taken. */
function subscriptionWrite(context: WriteContext): Write {
  const { adminCookies: cookies, test } = context;
  return {
    name: 'PUT /api/newsletter/admin/subscriptions/{id}',
    prepare: async () => {
      const [subscription] = subscriptions(context);
      if (subscription) await make(context, subscription);
      const all = await test.database.db.select().from(newsletterSubscriptions);
      const newest = all.sort((a, b) => a._id.localeCompare(b._id)).at(-1);
      return { id: newest?._id ?? '', fields: { isSubscribed: false }, cookies };
    },
  };
}

/** A test of an issue, and sending it. */
function issueWrites(context: WriteContext, forms: Write[]): Write[] {
  const { adminCookies: cookies, test } = context;
  const prepare = async (fields: Fields) => {
    const creation = forms.find(({ name }) => name === `POST ${issuePath}`);
    const [subscription] = subscriptions(context);
    if (subscription) await make(context, subscription);
    return { id: creation ? await make(context, creation) : '', fields, cookies };
  };
  const path = `POST ${issuePath}/{id}`;
  return [
    { name: `${path}/test`, prepare: () => prepare({ email: 'editor@mail.example' }) },
    { name: `${path}/send`, prepare: () => prepare({}) },
    {
      name: `${path}/resume`,
      prepare: async () => {
        const prepared = await prepare({});
        await test.database.pool.query(
          `update newsletter_issues set status = 'paused', started_at = now() where _id = $1`,
          [prepared.id],
        );
        return prepared;
      },
    },
  ];
}

/** The decision about the emails that wait since a restore. */
function heldWrite({ adminCookies: cookies, test }: WriteContext): Write {
  return {
    name: `POST /api${heldPath}`,
    prepare: async () => {
      await test.database.pool.query(`
        insert into outgoing_mail (_id, recipient, subject, text, created_at, next_attempt_at, attempts)
        values (gen_random_uuid(), 'held@mail.example', 'Sample', 'Sample', now(), now(), 0);
        insert into restores (restored_at, made_at) values (now(), now())`);
      return { fields: { decision: 'send' }, cookies };
    },
  };
}

const tariffPath = '/api/tariffs/admin/versions';

/** Drafts of tariffs, which another account publishes. */
function tariffWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies, test, next } = context;
  const creation: Write = {
    name: `POST ${tariffPath}`,
    prepare: async () => ({ fields: makeDraft({ label: `Tariff ${next()}` }), cookies }),
  };
  const withDraft = async (fields: Fields) => ({
    id: await make(context, creation),
    fields,
    cookies,
  });
  return [
    creation,
    {
      name: `PUT ${tariffPath}/{id}`,
      prepare: () => withDraft(makeDraft({ label: 'Changed' })),
    },
    {
      name: `POST ${tariffPath}/{id}/publish`,
      prepare: async () => ({
        ...(await withDraft({})),
        cookies: await test.signIn(['tariffs'], `publisher-${next()}`),
      }),
    },
    { name: `POST ${tariffPath}/{id}/withdraw`, prepare: () => withDraft({}) },
  ];
}

/** A price calculation that is saved. */
function calculation(context: WriteContext, listed: Write[]): Write {
  const made = (path: string) => {
    const creation = listed.find(({ name }) => name === `POST ${path}`);
    return creation ? make(context, creation) : '';
  };
  return {
    name: 'POST /api/price-calculator/calculate',
    prepare: async () => {
      const carId = await made('/api/price-calculator/cars');
      const cityId = await made('/api/price-calculator/cities');
      return { fields: { carId, cityId, saveCalculation: true }, cookies: context.adminCookies };
    },
  };
}

/** A change of the response targets. */
const targets = ({ adminCookies: cookies, next }: WriteContext): Write => ({
  name: 'PUT /api/admin/response-targets',
  prepare: async () => ({ fields: { 'test-drives': 5 + (next() % 2_000) }, cookies }),
});

/** A change of the payment terms. */
const paymentTerms = ({ adminCookies: cookies, next }: WriteContext): Write => ({
  name: 'PUT /api/price-calculator/terms',
  prepare: async () => ({ fields: { payee: `Company ${next() % 2_000}` }, cookies }),
});

/** What a dealer states about its cars, in the office's grid and by a file. */
function availabilityWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies, next } = context;
  return [
    {
      name: 'PUT /api/availability/admin',
      prepare: async () => {
        const cell = { vehicleId: 'haval-h6-hev', color: 'Deep Teal', units: next() };
        return { fields: { dealerId: await findDealer(context), cells: [cell] }, cookies };
      },
    },
    {
      name: 'POST /api/availability/admin/import',
      prepare: async () => {
        const table = `Vehicle,Color,Units\nHaval H6 HEV,Storm Grey,${next()}`;
        return { fields: { dealerId: await findDealer(context), table }, cookies };
      },
    },
  ];
}

/** Every staff write to a record, as a user with all permissions. */
export function staffWrites(context: WriteContext): Write[] {
  const listed = jsonWrites(context);
  const forms = formWrites(context);
  return [
    ...listed,
    ...forms,
    ...issueWrites(context, forms),
    ...requestWrites(context),
    ...enteredRequests(context),
    ...paymentWrites(context),
    ...timelineWrites(context),
    restoration(context),
    ...tariffWrites(context),
    targets(context),
    paymentTerms(context),
    ...availabilityWrites(context),
    heldWrite(context),
    subscriptionWrite(context),
    calculation(context, listed),
  ];
}
