import { buildCode } from '#tests/support/second-factor.ts';
import { addAccount, beginSetUp, readSecret } from './accounts.ts';
import { office, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('an account that requires a second factor must set it up before it reaches any screen', async ({
  page,
  request,
}) => {
  const username = await addAccount(request, 'obliged', {
    permissions: ['test-drives'],
    mustUseSecondFactor: true,
  });
  await page.goto(office('/test-drives'));
  await signIn(page, username);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  await beginSetUp(page);
  const secret = await readSecret(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Code').fill(buildCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Drives');
  await expect(page.getByText(/test drives? found/i).first()).toBeVisible();
});

test('without the required second factor, logging out is the only way on', async ({
  page,
  request,
}) => {
  const username = await addAccount(request, 'reluctant', { mustUseSecondFactor: true });
  await page.goto(office('/account'));
  await signIn(page, username);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
