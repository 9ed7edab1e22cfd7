import { formatReference } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { publicForms } from '#tests/e2e/public-forms.ts';
import { storedRequests } from '#tests/e2e/stored-requests.ts';
import { fillForm, sendForm } from './form.ts';
import { expect, test } from './test.ts';

for (const { slug, paths, texts } of leadTypes) {
  test(`the form for ${slug} is filled, sent and confirmed with its reference`, async ({
    visitor,
    request,
  }) => {
    const lastName = `Engine ${Date.now()}`;
    await visitor.open(publicForms[slug]?.path ?? `no form for ${slug}`);
    await fillForm(visitor, slug, lastName);
    await sendForm(visitor, slug);
    const confirmation = await visitor.read('main', /reference is [0-9A-F]{8}/);
    expect(confirmation).toContain(texts.submitted);
    expect(await visitor.readOverhang()).toBeLessThanOrEqual(0);
    const stored = await storedRequests(request, paths.records, lastName);
    expect(stored).toHaveLength(1);
    expect(confirmation).toContain(formatReference(String(stored[0]?._id)));
  });
}

test('the newsletter is subscribed to', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.enter(
    await visitor.find('textbox', 'Email address', 'footer'),
    `engine-${Date.now()}@sample.example`,
  );
  await visitor.click('button', 'Subscribe', 'footer');
  await visitor.read('body', 'Successfully subscribed to newsletter!');
});
