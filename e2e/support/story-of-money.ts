import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { Earnings, MoneyOverview } from '#features/earnings/contract.ts';
import { callApi, NEW_PASSWORD, signIn } from './call-api.ts';
import { expectNoSidewaysScroll, settle } from './check-page.ts';
import { registerConfirmed } from './confirm-address.ts';
import type { InputMethod } from './input-methods.ts';
import { GUEST, HOST, type Home, listHome } from './list-home.ts';
import { openPage } from './meet-people.ts';
import type { MovedServer } from './moved-server.ts';
import { readMail } from './read-mail.ts';
import { deskPicture, sentPicture } from './sent-picture.ts';
import { type Texts, textsOf } from './translated-texts.ts';
import { expect } from './watched-test.ts';

const ZONE = 'Europe/Lisbon';

/** An instant by the clocks of the home. */
export function atHome(local: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant();
}

/** In which language and with what a story is told. */
export interface Telling {
  readonly locale: string;
  readonly by: InputMethod;
  readonly device: BrowserContextOptions;
}

interface Person {
  readonly browser: BrowserContext;
  readonly email: string;
}

/** A guest, a host with a home, and an administrator, over a server whose clock is moved. */
export interface Stage extends Telling {
  readonly t: Texts;
  readonly server: MovedServer;
  readonly guest: Person;
  readonly host: Person;
  readonly admin: Person;
  readonly home: Home;
}

/** Registers the three, and lists a home with a price that doesn't divide into whole cents. */
export async function openStage(
  telling: Telling,
  openBrowser: (options: BrowserContextOptions) => Promise<BrowserContext>,
  server: MovedServer,
): Promise<Stage> {
  const arrive = async (name: string): Promise<Person> => {
    const browser = await openBrowser({ baseURL: server.origin, ...telling.device });
    await browser.addCookies([{ name: 'locale', value: telling.locale, url: server.origin }]);
    await server.follow(browser);
    const { email } = await registerConfirmed(browser, name, server.data);
    await callApi(browser, 'PUT', '/api/account/locale', { locale: telling.locale });
    return { browser, email };
  };
  const admin = await arrive('Ada Admin');
  await server.runSql(`update "user" set role = 'admin' where email = $1`, [admin.email]);
  const host = await arrive(HOST);
  const guest = await arrive(GUEST);
  const home = await listHome(host.browser, {
    title: 'A house by the steps',
    imageSrc: [await sentPicture(host.browser, deskPicture())],
    price: 61,
    cleaningFees: 35,
    discount: 8,
    taxRate: 7.3,
    securityRate: 10,
  });
  return { ...telling, t: textsOf(telling.locale), server, guest, host, admin, home };
}

/** What an amount is called in the language of a story. */
export function shown({ locale }: Pick<Telling, 'locale'>, amount: Cents): string {
  return formatMoney(amount, locale);
}

/** The same as it is typed there. */
export function typed({ locale }: Pick<Telling, 'locale'>, amount: Cents): string {
  const dollars = (amount / 100).toFixed(2);
  return locale === 'de' ? dollars.replace('.', ',') : dollars;
}

/** The page fits its window, and is kept as a picture where a folder for these is set. */
export async function look(page: Page, { locale }: Pick<Telling, 'locale'>, what: string) {
  await settle(page);
  await expectNoSidewaysScroll(page, what);
  const folder = process.env.E2E_PICTURES;
  if (folder === undefined) return;
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: `${folder}/${locale}-${width}-${what}.png`, fullPage: true });
}

/** Opens a page of a person in another tab. */
export function open({ browser }: Person, path: string): Promise<Page> {
  return openPage(browser, path);
}

/** Waits for a mail. */
export function mail({ server, t }: Stage, { email }: Person, subject: string, count = 1) {
  return readMail({ to: email, with: t.within(subject), data: server.data, count });
}

export function earningsOf({ host }: Stage): Promise<Earnings> {
  return callApi<Earnings>(host.browser, 'GET', '/api/earnings');
}

/** All money, as its administrator is shown it, who logs in for each look. */
export async function moneyOf({ admin }: Stage): Promise<MoneyOverview> {
  await signIn(admin.browser, admin.email, NEW_PASSWORD);
  return callApi<MoneyOverview>(admin.browser, 'GET', '/api/admin/money');
}

/** Has the ledger checked, and waits for the result; no provider's list differs meanwhile. */
async function checkLedger(stage: Stage): Promise<NonNullable<MoneyOverview['check']>> {
  let money = await moneyOf(stage);
  await callApi(stage.admin.browser, 'POST', '/api/admin/money/check', {});
  await expect
    .poll(async () => {
      money = await moneyOf(stage);
      return money.isChecking;
    })
    .toBe(false);
  expect(money.providerDifferences).toEqual([]);
  if (money.check === null) throw new Error('the ledger was checked');
  return money.check;
}

/** The accounts of the ledger with something on them, in cents; none of its checks finds anything. */
export async function balances(stage: Stage): Promise<Record<string, Cents>> {
  const check = await checkLedger(stage);
  expect(check.differences).toEqual([]);
  return Object.fromEntries(
    check.balances
      .filter(({ amount }) => amount !== 0)
      .map(({ account, amount }) => [account, amount]),
  );
}
