import { leadTypes } from '#contract/leads/registry.ts';
import { popupSubscribePath, subscribePath } from '#contract/newsletter/newsletter.ts';
import { quotePaths } from '#contract/on-road/quotes.ts';
import { pageViewsPath } from '#contract/reports/page-views.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { sampleCars, sampleCities } from '#server/resources/seed/sample-prices.ts';
import { publicForms } from '#tests/e2e/public-forms.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { applicationForm } from '#tests/submissions.ts';
import { password } from '#tests/support/test-app.ts';
import type { Fields, Write, WriteContext } from './writes.ts';

const isApplication = (slug: string) => slug === 'job-applications';
const always = (fields: () => Fields) => async () => ({ fields: fields() });

/** Valid input of a new visitor: emails per address are limited, and equal forms count as one. */
function buildInput(slug: string, { next }: WriteContext): Fields {
  const visitor = next();
  const email = `visitor-${visitor}@mail.example`;
  return { ...acceptedInputs[slug]?.(), lastName: `Visitor ${visitor}`, email };
}

/** Submissions to the API, one per request type. */
export const submissions = (context: WriteContext): Write[] =>
  leadTypes.map(({ slug, paths }) => ({
    name: `POST /api${paths.submit}`,
    ...(isApplication(slug) && { sentAs: 'multipart' }),
    prepare: always(() => {
      const input = buildInput(slug, context);
      return isApplication(slug) ? applicationForm(input) : input;
    }),
  }));

/** The same submissions as HTML forms send them without JavaScript. */
export const plainForms = (context: WriteContext): Write[] =>
  leadTypes.map(({ slug, paths }) => ({
    name: `POST ${publicForms[slug]?.path}`,
    formOf: `POST /api${paths.submit}`,
    sentAs: isApplication(slug) ? 'multipart' : 'urlencoded',
    prepare: always(() => applicationForm(buildInput(slug, context))),
  }));

/** Newsletter subscriptions, each with a new address. */
export const subscriptions = ({ next }: WriteContext): Write[] => {
  const email = () => `reader-${next()}@mail.example`;
  return [
    {
      name: `POST /api${subscribePath}`,
      prepare: always(() => ({ email: email() })),
    },
    {
      name: `POST /api${popupSubscribePath}`,
      prepare: always(() => ({ firstName: 'Sample', lastName: 'Reader', email: email() })),
    },
    {
      name: 'POST /newsletter',
      formOf: `POST /api${subscribePath}`,
      sentAs: 'urlencoded',
      prepare: always(() => ({ email: email() })),
    },
  ];
};

/** A quote of a new car in a new city. */
export const quoteWrite = ({ test, next }: WriteContext): Write => ({
  name: `POST /api${quotePaths.create}`,
  prepare: async () => {
    const { db } = test.database;
    const [car] = sampleCars();
    const [city] = sampleCities();
    if (!car || !city) throw new Error('no samples');
    const vehicleId = `quoted-${next()}`;
    const cityId = crypto.randomUUID();
    await db.insert(cars).values({ ...car, _id: crypto.randomUUID(), vehicleId });
    await db.insert(cities).values({ ...city, _id: cityId });
    return { fields: { vehicleId, cityId, name: 'Sample Buyer', phone: '0300 0000009' } };
  },
});

/** Every write that needs no session. */
export const visitorWrites = (context: WriteContext): Write[] => [
  ...submissions(context),
  ...plainForms(context),
  ...subscriptions(context),
  quoteWrite(context),
  {
    name: `POST /api${pageViewsPath}`,
    prepare: always(() => ({ path: '/about-us', referrer: 'https://search.example/' })),
  },
  {
    name: 'POST /api/admin/login',
    prepare: async () => {
      const username = `visitor-${context.next()}`;
      await context.test.signIn([], username);
      return { fields: { username, password } };
    },
  },
];
