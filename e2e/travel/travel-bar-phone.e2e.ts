import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { touch } from '../support/input-methods.ts';
import { textsOf } from '../support/translated-texts.ts';
import { askedOf, flightSearches } from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const FLIGHTS = '**/api/flightsAPIService';
const LISBON = { en: 'Lisbon', de: 'Lissabon', ar: 'لشبونة' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const locale of ['en', 'de', 'ar'] as const) {
  test(
    `the panel and the errors of a search on a phone, in ${locale} (spec 3 §2.10, §8)`,
    RELEASE,
    async ({ openBrowser, baseURL, faults }) => {
      faults.allow(/status of 50[23]/, /answer: 50[23]/);
      const t = textsOf(locale);
      const context = await openBrowser(PHONE);
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const page = await context.newPage();
      const sent = flightSearches(page);
      await visit(page, '/travel');
      const bar = page.getByRole('search', { name: t('Flights') });
      const panel = bar.getByRole('region', { name: t('Filters') });
      const button = bar.getByRole('button', { name: t.within('Filters') }).first();
      await button.tap();
      await expect(panel.getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page, `the panel in ${locale}`);
      await expectNoSidewaysScroll(page, `the panel in ${locale}`);

      await panel.getByRole('button', { name: t('Search flights') }).tap();
      await expect(bar.getByRole('alert')).toHaveText(
        t('Please select at least one destination or festival'),
      );
      expect(sent).toEqual([]);

      await panel.getByRole('searchbox').fill('LIS');
      await panel.getByRole('checkbox', { name: new RegExp(`^${LISBON[locale]}`) }).tap();
      await touch.pickDay(panel, dayFromToday(40));
      await touch.pickDay(panel, dayFromToday(47));
      const answers = [
        { status: 503, body: 'gone' },
        { status: 200, body: 'gone' },
        { status: 502, json: { error: 'The airlines took the day off.' } },
      ];
      await page.route(FLIGHTS, (route) => {
        const answer = answers.shift();
        return answer === undefined ? route.continue() : route.fulfill(answer);
      });
      await panel.getByRole('button', { name: t('Search flights') }).tap();
      const retry = page.getByRole('main').getByRole('button', { name: t('Retry') });
      for (const text of [
        t('Search failed with status {status}'),
        t('Failed to search flights'),
        'The airlines took the day off.',
      ]) {
        await expect(bar.getByRole('alert')).toHaveText(text);
        await retry.tap();
      }
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(bar.getByRole('alert')).toHaveCount(0);
      expect(askedOf(page)).toMatchObject({ targets: 'LIS', startDate: dayFromToday(40) });

      await button.tap();
      await panel.getByRole('button', { name: t('Clear all') }).tap();
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(askedOf(page)).toEqual({});
    },
  );

  test(
    `the three-step dialog with flexible dates and months on a phone, in ${locale} (spec 3 §2.8)`,
    RELEASE,
    async ({ openBrowser, baseURL }) => {
      const t = textsOf(locale);
      const context = await openBrowser(PHONE);
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const page = await context.newPage();
      const open = async (mode: string) => {
        await visit(page, '/travel');
        await page.getByRole('button', { name: t('Plan the whole trip') }).tap();
        const dialog = page.getByRole('dialog', { name: t('Plan the whole trip') });
        await dialog.getByRole('button', { name: t('Tokyo') }).tap();
        await dialog.getByText(t(mode)).first().tap();
        return dialog;
      };
      const finish = async (dialog: Awaited<ReturnType<typeof open>>) => {
        for (const name of ['Guests and Budget', 'Review and Search']) {
          await dialog.getByRole('button', { name: t('Next') }).tap();
          await expect(dialog.getByRole('heading', { name: t(name), level: 3 })).toBeFocused();
        }
        await dialog.getByRole('button', { name: t('Search') }).tap();
        await expect(page.getByRole('article')).toHaveCount(1);
      };

      const flexible = await open('Flexible');
      await touch.pickDay(flexible, dayFromToday(50));
      await finish(flexible);
      expect(askedOf(page)).toMatchObject({
        targets: 'TYO',
        dateMode: 'flexible',
        flexibility: '3',
        startDate: dayFromToday(50),
        endDate: dayFromToday(57),
      });

      const months = await open('Months');
      await months.locator('[data-month]').nth(2).tap();
      await months.locator('[data-month]').nth(3).tap();
      await finish(months);
      const { dateMode, startMonth = '', startDate } = askedOf(page);
      expect([dateMode, startDate]).toEqual(['months', `${startMonth}-01`]);
    },
  );
}
