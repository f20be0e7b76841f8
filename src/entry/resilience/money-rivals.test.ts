/** @module-tag long */
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenMoney, brokenRules } from './testing/invariants.ts';
import { knownAtFirst, runMoneyRivals } from './testing/money/rivals.ts';
import { MONEY_STAGES, seedMoneyStages } from './testing/money/stages.ts';
import { seedPeople, seedStay } from './testing/seed.ts';

/** Three reservations in each stage. */
const GUESTS = 3 * MONEY_STAGES.length;
const PARTS = 4;
const ROUNDS = 4;

// Reservations are written by the clock of the database.
const app = await makeTestApp({ now: Temporal.Now.instant().toString() });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;
const send = sendInProcess(app);

test(`${GUESTS} guests of one host move its money at once, and the ledger is right throughout`, {
  timeout: 240_000,
}, async () => {
  const names = Array.from({ length: GUESTS }, (_, index) => `Guest ${index}`);
  const { sessionSecret } = app.services.config;
  const [host, ...guests] = await seedPeople(execute, sessionSecret, ['Host', ...names]);
  if (host === undefined) throw new Error('there is no host');
  const listingIds = [
    await seedStay(execute, host.id, GUESTS),
    await seedStay(execute, host.id, GUESTS),
  ];
  await openAccount(host.id);
  const plan = { guests, host, listingIds, provider: 'sandbox' } as const;
  const reservations = await seedMoneyStages(execute, plan);
  await execute(
    `insert into sandbox_checkout (id, payment_id, amount, description, success_url, cancel_url,
       status, expires_at, keeps_card, card)
     select p.provider_reference, p.id, p.amount, 'Rope ladder loft', '/', '/', 'paid', p.expires_at,
       r.policy ? 'instalments', case when r.policy ? 'instalments' then 'succeeds' end
     from payment p join reservation r on r.id = p.reservation_id`,
  );
  expect(await brokenRules(execute)).toEqual([]);

  const known = knownAtFirst(reservations, await listResolutions());
  const pay = async (url: string) => {
    const path = `/api/sandbox-checkout/${url.split('/').at(-1)}`;
    await send({ method: 'POST', path, body: { outcome: 'succeed' } });
  };
  const rivals = { host, reservations, pay, rounds: ROUNDS, abreast: 24 };
  for (let part = 0; part < PARTS; part += 1) {
    // The session of an administrator ends within the day that each part moves on.
    const admin = await app.signUp(`Admin ${part}`, { role: 'admin' });
    const [outcome, wrong] = await Promise.all([
      runMoneyRivals(send, { ...rivals, admin, seed: part + 1 }, known),
      whileJobsRun(),
    ]);
    expect([...outcome.violations, ...wrong]).toEqual([]);
    expect(outcome.calls).toBeGreaterThan(outcome.refused);
    app.clock.advance({ hours: 25 });
  }
  await app.services.jobs.drain();
  expect(await brokenRules(execute)).toEqual([]);
  expect(await differsFromSandbox()).toEqual([]);
  for (const moved of ['sandbox_transfer', 'sandbox_refund']) {
    const { rows } = await execute(`select count(*)::int as count from ${moved}`);
    expect(rows[0]?.count).toBeGreaterThan(GUESTS / 4);
  }
});

async function openAccount(userId: string): Promise<void> {
  const { account } = await app.services.payouts.createAccount({ userId, email: 'h@example.org' });
  await execute(`update sandbox_account set status = 'ready' where id = $1`, [account]);
  await execute(
    `insert into payout_account (user_id, provider, provider_account, status, created_at, updated_at)
     values ($1, 'sandbox', $2, 'ready', now(), now())`,
    [userId, account],
  );
}

async function listResolutions() {
  const { rows } = await execute(
    `select r.id as reservation_id, c.id as claim_id, p.id as case_id
     from reservation r
     left join deposit_claim c on c.reservation_id = r.id
     left join problem_case p on p.reservation_id = r.id`,
  );
  return rows;
}

/** Runs what the clock would, and looks at the money after each. */
async function whileJobsRun(): Promise<string[]> {
  const violations: string[] = [];
  for (const name of [
    'reservations.release-money',
    'reservations.see-to-instalments',
    'reservations.return-deposits',
    'reservations.see-to-resolutions',
    'earnings.make-payouts',
  ]) {
    await app.jobHandlers.find((handler) => handler.name === name)?.run({} as never);
    violations.push(...(await brokenMoney(execute)));
    await app.services.jobs.drain();
    violations.push(...(await brokenMoney(execute)));
  }
  return violations;
}

/** Parts of payouts and refunds that the sandbox doesn't have, or has with another amount. */
async function differsFromSandbox() {
  const { rows } = await execute(
    `select coalesce(part.id::text, t.id) as id, part.amount as ours, t.amount as theirs
     from (select id, amount from payout_part where status = 'sent') part
     full join sandbox_transfer t on t.id = part.id::text
     where part.amount is distinct from t.amount
     union all
     select coalesce(f.id::text, s.id), f.amount, s.amount
     from (select id, amount from refund where status = 'done') f
     full join sandbox_refund s on s.id = f.id::text
     where f.amount is distinct from s.amount`,
  );
  return rows;
}
