import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { PayoutAccountData } from '../page-data.ts';
import { PayoutAccountPage } from './payout-account-page.tsx';

const BACK = 'https://wayhearth.example/earnings';
const AGAIN = 'https://wayhearth.example/earnings?again=1';

const page = (account: Partial<PayoutAccountData>) =>
  renderHtml(
    <PayoutAccountPage
      account={{
        token: 'sandbox_onboarding_x',
        status: 'more-needed',
        isOpen: true,
        isUsed: false,
        returnUrl: BACK,
        refreshUrl: AGAIN,
        ...account,
      }}
    />,
  );

const CHOICES = ['>Ready<', '>More needed<', '>Rejected<'];

test('it says that it is a sandbox and asks for nothing', () => {
  expect(page({})).toContain('This is a sandbox.');
  expect(page({})).toContain('ask for a bank account, an identity document or a tax number');
  expect(page({})).not.toMatch(/<(?:input|select|textarea)/);
});

test.each(['more-needed', 'ready', 'restricted'] as const)(
  'an account that is %s has three choices',
  (status) => {
    for (const choice of CHOICES) expect(page({ status })).toContain(choice);
    expect(page({ status })).not.toContain('Go back');
  },
);

test.each([
  ['is closed', { status: 'rejected' }, 'closed for good', BACK],
  ['was chosen', { status: 'ready', isOpen: false, isUsed: true }, 'can be paid', BACK],
  ['is incomplete', { isOpen: false, isUsed: true }, 'still missing', BACK],
  ['is stopped', { status: 'restricted', isOpen: false, isUsed: true }, 'on hold', BACK],
  ['came too late', { isOpen: false }, 'This link has expired', AGAIN],
] as const)('one that %s says so, and leads on', (_, account, said, next) => {
  const html = page(account);
  expect(html).toContain(said);
  expect(html).toContain(`href="${next}"`);
  for (const choice of CHOICES) expect(html).not.toContain(choice);
});
