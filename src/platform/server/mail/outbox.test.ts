import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { makeJobs } from '../jobs/make-jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Mailer, makeSmtpMailer } from './mailer.ts';
import { mailJobs, type NewMail, queueMail } from './outbox.ts';

import { type SmtpDouble, startSmtp } from './testing/smtp-double.ts';

const log = pino({ level: 'silent' });
const FROM = 'Wayhearth <stay@wayhearth.example>';
const approved: NewMail = {
  key: 'reservation-approved:r1:mina',
  to: 'mina@example.org',
  locale: 'de',
  template: 'reservation-approved',
  subject: 'Zugesagt',
  text: 'Ana hat zugesagt.',
  html: '<p>Ana hat zugesagt.</p>',
};

let database: Database;
let smtp: SmtpDouble;
let mailer: Mailer;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  smtp = await startSmtp();
  mailer = makeSmtpMailer(smtp.url, FROM);
  jobs = makeJobs(database, log, { background: false });
  await jobs.start(mailJobs(database, mailer, FROM, log));
});
afterEach(async () => {
  await jobs.stop();
  await mailer.close();
  await smtp.close();
  await database.executeSql('delete from pgboss.job');
  await database.executeSql('delete from mail_outbox');
});

const queue = (mail: NewMail = approved) => database.transaction((tx) => queueMail(tx, jobs, mail));
const hurry = () =>
  database.executeSql("update pgboss.job set start_after = now() where state = 'retry'");
const outbox = async () =>
  (await database.executeSql('select status, attempts, sent_at, last_error from mail_outbox')).rows;

describe('a mail of the outbox', () => {
  it('is sent after the commit, once', async () => {
    await queue();
    expect(smtp.taken).toEqual([]);
    await jobs.drain();
    await jobs.drain();
    expect(smtp.taken).toMatchObject([
      { to: 'mina@example.org', subject: 'Zugesagt', text: 'Ana hat zugesagt.' },
    ]);
    const [row] = await outbox();
    expect(row).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
    expect(row?.sent_at).not.toBeNull();
  });

  it('is not sent when its event is rolled back', async () => {
    const event = database.transaction(async (tx) => {
      await queueMail(tx, jobs, approved);
      throw new Error('no event');
    });
    await expect(event).rejects.toThrow('no event');
    await jobs.drain();
    expect(smtp.taken).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('is one mail though its event is told twice, at once or later', async () => {
    await Promise.all([queue(), queue()]);
    await jobs.drain();
    await queue();
    await queue({ ...approved, key: 'reservation-approved:r1:ana', to: 'ana@example.org' });
    await jobs.drain();
    expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([
      'ana@example.org',
      'mina@example.org',
    ]);
  });

  it('waits for a server that is away, and is then sent once with the same id', async () => {
    smtp.refusal = { at: 'data', code: 451 };
    await queue();
    await jobs.drain();
    expect(await outbox()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    smtp.refusal = null;
    await hurry();
    await jobs.drain();
    expect(smtp.taken).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
  });

  it('is given up at once when the server refuses it for good', async () => {
    smtp.refusal = { at: 'recipient', code: 550 };
    await queue();
    await jobs.drain();
    expect((await database.executeSql('select state::text from pgboss.job')).rows).toEqual([
      { state: 'completed' },
    ]);
    smtp.refusal = null;
    await hurry();
    await jobs.drain();
    expect(smtp.taken).toEqual([]);
    const [row] = await outbox();
    expect(row).toMatchObject({ status: 'failed', attempts: 1 });
    expect(row?.last_error).toContain('550');
  });

  it('is given up after twelve tries', async () => {
    smtp.refusal = { at: 'data', code: 451 };
    await queue();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await jobs.drain();
      await hurry();
    }
    expect(await outbox()).toMatchObject([{ status: 'failed', attempts: 12 }]);
  });
});

describe('two workers', () => {
  it('never send one mail twice, though both have its job in hand', async () => {
    await queue();
    const [row] = (await database.executeSql('select id from mail_outbox')).rows;
    const id = String(row?.id);
    const [send] = mailJobs(database, mailer, FROM, log);
    const other = mailJobs(database, mailer, FROM, log)[0];
    const both = await Promise.allSettled([
      send?.run({ id } as never),
      other?.run({ id } as never),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(smtp.taken).toHaveLength(1);
    await jobs.drain();
    expect(smtp.taken).toHaveLength(1);
  });

  it('share many mails, each sent once', async () => {
    const rivals = [1, 2].map(() => makeJobs(database, log));
    await Promise.all(rivals.map((rival) => rival.start(mailJobs(database, mailer, FROM, log))));
    const numbers = Array.from({ length: 12 }, (_, n) => `mail ${n}`);
    for (const subject of numbers) await queue({ ...approved, key: subject, subject });
    await jobs.drain();
    await Promise.all(rivals.map((rival) => rival.stop()));
    expect(smtp.taken.map(({ subject }) => subject).toSorted()).toEqual(numbers.toSorted());
  });

  it('one takes over from one that died while sending, when its lease is over', async () => {
    await queue();
    await database.executeSql(
      "update mail_outbox set status = 'sending', attempts = 1, leased_until = now() + interval '1 minute'",
    );
    await jobs.drain();
    expect(smtp.taken).toEqual([]);
    await database.executeSql("update mail_outbox set leased_until = now() - interval '1 second'");
    await hurry();
    await jobs.drain();
    expect(smtp.taken).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('a death between acceptance and record repeats the mail under one Message-ID', async () => {
    await queue();
    await jobs.drain();
    await database.executeSql(
      "update mail_outbox set status = 'sending', sent_at = null, leased_until = now() - interval '1 second'",
    );
    await database.executeSql("update pgboss.job set state = 'retry', completed_on = null");
    await jobs.drain();
    const [first, second] = smtp.taken;
    expect(second).toBeDefined();
    expect(second?.messageId).toBe(first?.messageId);
  });
});
