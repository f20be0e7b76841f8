import { afterAll, expect, test } from 'vitest';
import { APPEAL_DAYS } from '#domain/decisions.ts';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage();
const { app, world, execute, decide, mails, report, post, deleteAddresses } = stage;
const { people, listingId, otherListingId, reviewId } = world;
afterAll(() => app.close());

const EMAIL = 'rita@example.org';
const WORDS = 'I was there: Rita Reporter.';
const listing = { kind: 'listing', id: listingId };
const other = { kind: 'listing', id: otherListingId };
const review = { kind: 'review', id: reviewId };

const readReports = async () => {
  const { rows } = await execute(
    `select subject_id, reporter_email, text from report
     where reporter_id is null order by created_at, id`,
  );
  return new Map(
    rows.map(({ subject_id: id, reporter_email: email, text }) => [id, `${email} ${text}`]),
  );
};
const KEPT = `${EMAIL} ${WORDS}`;
const GONE = 'null ';

test('address and words of a signed-out reporter go once nobody can object any more', async () => {
  for (const subject of [listing, other, review]) {
    const sent = await report(undefined, subject, { text: WORDS, email: EMAIL });
    expect(sent.status).toBe(201);
  }
  await report(people.guest, listing, { text: 'Mine has an account.' });
  // One is kept, one is hidden and objected to, one still waits.
  await decide(other, 'keep');
  await decide(listing, 'hide');
  await app.services.jobs.drain();
  const [statement] = await mails('trust.statement', people.host.email);
  const token = /\/statements\/([\w-]+)/.exec(statement?.text ?? '')?.[1];
  const objected = await post(undefined, `/api/statements/${token}/appeal`, {
    text: 'The flat is mine, and it is there.',
  });
  expect(objected.status).toBe(200);

  app.clock.advance({ hours: 24 * APPEAL_DAYS - 1 });
  await deleteAddresses();
  expect([...(await readReports()).values()]).toEqual([KEPT, KEPT, KEPT]);
  app.clock.advance({ hours: 2 });
  await deleteAddresses();
  expect(await readReports()).toEqual(
    new Map([
      [listingId, KEPT],
      [otherListingId, GONE],
      [reviewId, KEPT],
    ]),
  );

  const { rows } = await execute(
    'select id from moderation_decision where appealed_at is not null',
  );
  const second = await app.signUp('Ben Admin', { role: 'admin' });
  const decided = await post(second, `/api/admin/moderation/appeals/${rows[0]?.id}`, {
    isGranted: false,
    words: 'It stays.',
  });
  expect(decided.status).toBe(200);
  await deleteAddresses();
  expect((await readReports()).get(listingId)).toBe(GONE);
  // The reports stay as figures, and people with accounts keep their words.
  const { rows: left } = await execute(
    "select count(*)::int as all, count(nullif(text, ''))::int as told from report",
  );
  expect(left).toEqual([{ all: 4, told: 2 }]);
});

test('many of them go in one run', async () => {
  const { rows } = await execute(
    'select id, subject_id from moderation_item where closed_at is not null',
  );
  await execute(
    `insert into report (reference, item_id, subject_kind, subject_id, reporter_email, locale,
       reason, text, created_at)
     select 'R-' || n, $1, 'listing', $2, n || '@example.org', 'en', 'scam', '', $3::timestamptz
     from generate_series(1, 2300) n`,
    [rows[0]?.id, rows[0]?.subject_id, app.services.now().toString()],
  );
  await deleteAddresses();
  const { rows: left } = await execute(
    'select count(*)::int as count from report where reporter_email is not null',
  );
  // The review that still waits.
  expect(left).toEqual([{ count: 1 }]);
});
