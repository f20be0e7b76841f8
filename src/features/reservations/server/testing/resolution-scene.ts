import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { TestAnswer, TestPerson } from '#entry/testing/test-app.ts';
import type { Resolutions } from '../../contract.ts';
import { checkLedger } from '../store/check-ledger.ts';
import { makeStage, NOW, START } from './stage.ts';

/** 00:00 of the first day in Tokyo. */
const CHECK_IN_OPENS = Temporal.Instant.from('2026-03-19T15:00:00Z');
/** Cents of the deposit of the stays. */
export const DEPOSIT = 5_000;

type Answer = TestAnswer<Resolutions & { code: string; fields?: Record<string, string> }>;
type MoneyAccount = 'held' | 'deposit' | 'host' | 'platform';

/**
 * The stage with an administrator, and what tests of claims and problems do on it. Each test begins
 * at `NOW` with a guest of its own.
 */
export async function makeResolutionScene() {
  const stage = await makeStage();
  const { app } = stage;
  const { main } = app.services.database;
  const admin = await app.signUp('Ada Admin', { role: 'admin' });
  beforeEach(async () => {
    app.clock.set(NOW);
    await stage.renewGuest();
  });
  afterAll(() => app.close());

  const post = (as: TestPerson, path: string, body: unknown): Promise<Answer> =>
    app.request('POST', path, { as, body });
  /** @param hours after check-in opens */
  const setHours = (hours: number) => app.clock.set(CHECK_IN_OPENS.add({ hours }).toString());

  async function checkedIn(nights = 5, extra: { payMonthly?: boolean } = {}) {
    app.clock.set(NOW);
    const listingId = await stage.addStay({ cancellationPolicy: 'strict' });
    const booking = { listingId, endDate: addDays(START, nights), ...extra };
    const id = await stage.reach('paid', booking);
    setHours(1);
    const { check_in_code: code } = await stage.row(id);
    expect((await stage.act(stage.guest, id, { code })).status).toBe(200);
    return { id, listingId };
  }

  const mailsAbout = async (person: TestPerson, id: string) =>
    (await stage.mails(person)).filter(({ text }) => text.includes(id));

  return {
    stage,
    admin,
    post,
    setHours,
    checkedIn,
    show: (as: TestPerson, id: string): Promise<Answer> =>
      app.request('GET', `/api/reservations/${id}/resolutions`, { as }),
    report: (id: string, as = stage.guest, extra: object = {}) =>
      post(as, `/api/reservations/${id}/cases`, {
        kind: 'unsafe',
        text: 'There is mould.',
        ...extra,
      }),
    async runDeadlines(): Promise<void> {
      await stage.runJob('reservations.see-to-resolutions');
      await stage.runJob('reservations.return-deposits');
      await stage.runJob('reservations.release-money');
    },
    async completed() {
      const { id, listingId } = await checkedIn();
      setHours(6 * 24);
      await stage.runJob('reservations.complete-stays');
      expect((await stage.row(id)).status).toBe('completed');
      return { id, listingId };
    },
    /** Every cent of a reservation: what came, what went back, and who has the rest. */
    async money(id: string) {
      const row = await stage.row(id);
      const [paid, refunded, total] = [row.paid, row.refunded, row.total].map(Number) as [
        number,
        number,
        number,
      ];
      const { rows } = await main.execute(sql`
        select account, -sum(amount)::int as amount from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id
        where t.reservation_id = ${id} and account in ('held', 'deposit', 'host', 'platform')
        group by account`);
      const sums = rows as { account: MoneyAccount; amount: number }[];
      const of = (account: MoneyAccount) =>
        Number(sums.find((each) => each.account === account)?.amount ?? 0);
      expect(await checkLedger(main)).toEqual([]);
      return {
        paid,
        refunded,
        total,
        held: of('held'),
        deposit: of('deposit'),
        host: of('host'),
        platform: of('platform'),
      };
    },
    mailsAbout,
    /** Templates of the mails about a reservation. */
    listMails: async (person: TestPerson, id: string) =>
      (await mailsAbout(person, id)).map(({ template }) => template),
  };
}
