import { type Caller, callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, listHome, makeHost, makePerson } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const WHOLE = { startDate: dayFromToday(300), endDate: dayFromToday(330) };

const idOf = async (person: Caller) => (await callApi<{ id: string }>(person, 'GET', '/api/me')).id;

/** Changes a person's own profile. */
async function tell(person: Caller, change: object): Promise<void> {
  const profile = await callApi<object>(person, 'GET', '/api/profile');
  await callApi(person, 'PUT', '/api/profile', { ...profile, ...change });
}

test('a host’s page shows what they host, how to know them, and what the reader shares', async ({
  page,
}) => {
  const host = await makeHost();
  const home = await listHome(host);
  await listItinerant(host, WHOLE);
  await tell(host, {
    headline: 'Keeps bees',
    bio: 'I keep bees and mend boats.',
    language: 'en',
    languages: ['pt'],
    interests: ['Bees', 'boats'],
  });
  const path = `/profile/${await idOf(host)}`;

  // Signed out: the same, without anything about the reader.
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOST);
  await expect(page.getByText('Email address confirmed')).toBeVisible();
  await expect(page.getByText('Interests', { exact: true })).toBeVisible();
  await expect(page.getByText("You're both into")).toHaveCount(0);
  const hosted = page.getByRole('region', { name: 'Hosted by Ana' });
  await expect(hosted.getByRole('listitem')).toHaveCount(2);
  await expect(hosted).toContainText('a night');
  await expect(hosted).toContainText('per guest, per night');
  await expect(page.getByText('No guest has reviewed Ana yet.')).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the page of a person');

  await registerConfirmed(page.context(), 'Rita Reader');
  await tell(page.context(), { interests: ['bees'] });
  await visit(page, path);
  await expect(page.getByText("You're both into")).toBeVisible();
  await expect(page.getByText('Other interests')).toBeVisible();
  await hosted.getByRole('link', { name: home.title }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/listings/${home.id}`);
});

test('those aboard are seen by members once they say so, and gone once they take it back', async ({
  page,
  openBrowser,
}) => {
  const host = await makeHost();
  const { id } = await listItinerant(host, WHOLE);
  const guest = page.context();
  await registerConfirmed(guest, 'Gabi Aboard');
  const { id: reservationId } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId: id,
    ...WHOLE,
  });
  const path = `/itinerants/${id}`;
  const aboard = page.getByRole('region', { name: "Who's aboard" });
  await visit(page, path);
  await expect(aboard).toHaveCount(0);

  await callApi(host, 'POST', `/api/reservations/${reservationId}`, { status: 'approved' });
  const { url } = await callApi<{ url: string }>(
    guest,
    'POST',
    `/api/reservations/${reservationId}/payment`,
    {},
  );
  const session = /sandbox_[\w-]{43}/.exec(url)?.[0];
  await callApi(guest, 'POST', `/api/sandbox-checkout/${session}`, { outcome: 'succeed' });
  await visit(page, path);
  await expect(aboard).toContainText("You're aboard, but not shown here.");

  await aboard.getByRole('link', { name: 'Show me in my account settings' }).click();
  const shown = page.getByRole('checkbox', { name: 'Show me among the people aboard' });
  await expect(shown).not.toBeChecked();
  await shown.check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();

  const member = await openBrowser();
  await registerConfirmed(member, 'Rita Reader');
  const theirs = await openPage(member, path);
  const seen = theirs.getByRole('region', { name: "Who's aboard" });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link', { name: 'Gabi' })).toHaveAttribute('href', /\/profile\//);
  await expect(seen).not.toContainText('Aboard');
  await settle(theirs);
  await expectAccessible(theirs, 'an itinerant with faces');

  // Nobody who is signed out: not a byte of it.
  const visitor = await openBrowser();
  const html = await (await visitor.request.get(path)).text();
  expect(html).not.toContain('Gabi');

  await shown.uncheck();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile saved').last()).toBeVisible();
  await expect(async () => {
    expect(await (await member.request.get(path)).text()).not.toContain('Gabi');
  }).toPass({ timeout: 10_000 });
});

/** A browser's own translator, as its API is specified; it waits until a test lets it go on. */
function addTranslator(): void {
  const waiting: (() => void)[] = [];
  let isBroken = true;
  Object.assign(globalThis, {
    letTranslate: () => {
      for (const go of waiting.splice(0)) go();
    },
    Translator: {
      availability: async ({ targetLanguage }: { targetLanguage: string }) =>
        targetLanguage === 'de' ? 'downloadable' : 'unavailable',
      create: async ({ monitor }: { monitor(target: EventTarget): void }) => {
        const download = new EventTarget();
        monitor(download);
        const event = Object.assign(new Event('downloadprogress'), { loaded: 0.4 });
        download.dispatchEvent(event);
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (isBroken) {
          isBroken = false;
          throw new DOMException('no connection', 'NetworkError');
        }
        return { translate: async (text: string) => `auf Deutsch: ${text}`, destroy() {} };
      },
    },
  });
}
const letTranslate = () => (globalThis as unknown as { letTranslate(): void }).letTranslate();

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  const DESCRIPTION = 'Two rooms, a long desk and a view of the roofs.';

  test('a home’s texts are translated by the browser, and back, with their language', async ({
    page,
  }) => {
    const home = await listHome(await makeHost(), { language: 'en', houseRules: ['Shoes off'] });
    await page.addInitScript(addTranslator);
    await visit(page, `/listings/${home.id}`);
    const original = page.getByText(DESCRIPTION, { exact: true });
    await expect(original).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Geschrieben auf Englisch')).toBeVisible();
    // The page listens from its first interaction on.
    await page.mouse.move(200, 200);
    await page.getByText('Geschrieben auf Englisch').click();

    await page.getByRole('button', { name: 'In diesem Browser übersetzen' }).click();
    await expect(page.getByText('Dein Browser lädt die Sprache herunter: 40 %')).toBeVisible();
    await page.evaluate(letTranslate);
    await expect(page.getByText('Dein Browser konnte das nicht übersetzen.')).toBeVisible();
    await expect(original).toBeVisible();

    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.evaluate(letTranslate);
    await expect(page.getByText(/^Von deinem Browser übersetzt/)).toBeVisible();
    const translated = page.getByText(`auf Deutsch: ${DESCRIPTION}`, { exact: true });
    await expect(translated).toBeVisible();
    expect(await translated.getAttribute('lang')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`auf Deutsch: ${home.title}`);
    await expect(page.getByText('auf Deutsch: Shoes off')).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'a translated home');

    await page.getByRole('button', { name: 'Original anzeigen' }).click();
    await expect(original).toHaveAttribute('lang', 'en');
    await expect(translated).toHaveCount(0);
  });

  test('where the browser has no translator there is only the note', async ({ page }) => {
    const host = await makePerson('Ana Castro');
    await tell(host, { bio: 'I keep bees and mend boats.', language: 'en' });
    await visit(page, `/profile/${await idOf(host)}`);
    await expect(page.getByText('I keep bees and mend boats.')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Geschrieben auf Englisch')).toBeVisible();
    await expect(page.getByRole('button', { name: /übersetzen/ })).toHaveCount(0);

    // A language that nobody stated is not claimed.
    const other = await makePerson('Rui Castro');
    await tell(other, { bio: 'I keep bees and mend boats.', language: null });
    await visit(page, `/profile/${await idOf(other)}`);
    await expect(page.getByText('I keep bees and mend boats.')).not.toHaveAttribute('lang');
    await expect(page.getByText(/^Geschrieben auf/)).toHaveCount(0);
  });
});
