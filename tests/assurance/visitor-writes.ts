import { leadTypes } from '#contract/leads/registry.ts';
import { popupSubscribePath, subscribePath } from '#contract/newsletter.ts';
import { pageViewsPath } from '#contract/page-views.ts';
import { publicForms } from '#tests/e2e/public-forms.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { applicationForm } from '#tests/submissions.ts';
import { password } from '#tests/support/test-app.ts';
import type { Fields, World, Write } from './writes.ts';

const isApplication = (slug: string) => slug === 'job-applications';
const always = (fields: () => Fields) => async () => ({ fields: fields() });

/** An accepted input of somebody new: one address gets a few letters only, and a form counts once. */
function inputOf(slug: string, { next }: World): Fields {
  const visitor = next();
  const email = `visitor-${visitor}@mail.example`;
  return { ...acceptedInputs[slug]?.(), lastName: `Visitor ${visitor}`, email };
}

/** What visitors send to the API, one for each type of request. */
export const submissions = (world: World): Write[] =>
  leadTypes.map(({ slug, paths }) => ({
    name: `POST /api${paths.submit}`,
    ...(isApplication(slug) && { sentAs: 'multipart' }),
    prepare: always(() => {
      const input = inputOf(slug, world);
      return isApplication(slug) ? applicationForm(input) : input;
    }),
  }));

/** The same as the pages' forms send it without script. */
export const plainForms = (world: World): Write[] =>
  leadTypes.map(({ slug, paths }) => ({
    name: `POST ${publicForms[slug]?.path}`,
    formOf: `POST /api${paths.submit}`,
    sentAs: isApplication(slug) ? 'multipart' : 'urlencoded',
    prepare: always(() => applicationForm(inputOf(slug, world))),
  }));

/** The newsletter's boxes, each time with another address. */
export const subscriptions = ({ next }: World): Write[] => {
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

/** Everything that anybody may send. */
export const visitorWrites = (world: World): Write[] => [
  ...submissions(world),
  ...plainForms(world),
  ...subscriptions(world),
  {
    name: `POST /api${pageViewsPath}`,
    prepare: always(() => ({ path: '/about-us', referrer: 'https://search.example/' })),
  },
  {
    name: 'POST /api/admin/login',
    prepare: async () => {
      const username = `visitor-${world.next()}`;
      await world.test.signIn([], username);
      return { fields: { username, password } };
    },
  },
];
