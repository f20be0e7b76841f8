import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, type Mailer, MailRefusedError, makeMailer, makeMessageId } from './mailer.ts';

import { readEml } from './testing/read-eml.ts';
import { type SmtpDouble, startSmtp } from './testing/smtp-double.ts';

const log = pino({ level: 'silent' });
const FROM = 'Wayhearth <stay@wayhearth.example>';
const mail: Mail = {
  to: 'mina@example.org',
  subject: 'Ihre Anfrage für „Casa do Sol“ — مرحبا 🌍 und noch ein gutes Stück mehr Betreff',
  text: 'Grüße aus Lisboa = schön\n\n-- \nWayhearth\n',
  html: `<p>Grüße &amp; ${'sehr '.repeat(60)}viel</p>`,
  messageId: makeMessageId('0b9f8a9e-7a2c-4d57-9d0c-1f2f7c3c7a11', FROM),
  calendar: null,
  unsubscribeUrl: null,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayhearth-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('without a server', () => {
  const make = () => makeMailer({ dataDir: folder, mail: { from: FROM } }, log);

  it('each mail is a file that says all of it', async () => {
    const mailer = make();
    expect(mailer.kind).toBe('folder');
    await mailer.send(mail);
    const [file = ''] = readdirSync(join(folder, 'mail'));
    expect(file).toBe('0b9f8a9e-7a2c-4d57-9d0c-1f2f7c3c7a11.eml');
    const source = readFileSync(join(folder, 'mail', file), 'utf8');
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(readEml(Buffer.from(source))).toEqual({ ...mail, from: FROM });
  });

  it('a calendar file goes with it, and all else is read as before', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Grüße aus Lisboa 🌍\r\nEND:VCALENDAR\r\n';
    await make().send({ ...mail, calendar });
    const [file = ''] = readdirSync(join(folder, 'mail'));
    const source = readFileSync(join(folder, 'mail', file), 'utf8');
    expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m);
    expect(source).toContain('filename=reservation.ics');
    expect(readEml(Buffer.from(source))).toEqual({ ...mail, calendar, from: FROM });
  });

  it('says so only where every step is logged, since a terminal shows the notice of the start', async () => {
    const lines: string[] = [];
    const toTerminal = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    await makeMailer({ dataDir: folder, mail: { from: FROM } }, toTerminal).send(mail);
    expect(lines).toEqual([]);
  });

  it('a repeat of one mail is the same file', async () => {
    const mailer = make();
    await mailer.send(mail);
    await mailer.send(mail);
    expect(readdirSync(join(folder, 'mail'))).toHaveLength(1);
  });
});

describe('with a server', () => {
  let smtp: SmtpDouble;
  let mailer: Mailer;
  const connect = (url: string) =>
    makeMailer({ dataDir: folder, mail: { from: FROM, smtpUrl: url } }, log);
  beforeEach(async () => {
    smtp = await startSmtp({ name: 'post', password: 'geheim' });
    mailer = connect(smtp.url);
  });
  afterEach(async () => {
    await mailer.close();
    await smtp.close();
  });

  it('a mail arrives whole', async () => {
    expect(mailer.kind).toBe('smtp');
    await mailer.send(mail);
    expect(smtp.taken).toMatchObject([{ ...mail, from: FROM, recipients: ['mina@example.org'] }]);
    expect(smtp.taken[0]?.source).toContain('Auto-Submitted: auto-generated');
  });

  it('a second try carries the same Message-ID', async () => {
    smtp.dropAfterData = true;
    await expect(mailer.send(mail)).rejects.toThrow();
    smtp.dropAfterData = false;
    await mailer.send(mail);
    expect(smtp.taken.map(({ messageId }) => messageId)).toEqual([mail.messageId, mail.messageId]);
  });

  it.each([
    { at: 'recipient', code: 550, forGood: true },
    { at: 'data', code: 554, forGood: true },
    { at: 'recipient', code: 450, forGood: false },
    { at: 'data', code: 451, forGood: false },
  ] as const)(
    'a refusal with $code of the $at is final: $forGood',
    async ({ forGood, ...refusal }) => {
      smtp.refusal = refusal;
      const error = await mailer.send(mail).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error instanceof MailRefusedError).toBe(forGood);
      expect(smtp.taken).toEqual([]);
      smtp.refusal = null;
      await mailer.send(mail);
      expect(smtp.taken).toHaveLength(1);
    },
  );

  it('a refused log-in and a server that is away are worth another try', async () => {
    const wrong = connect(smtp.url.replace('geheim', 'falsch'));
    const away = connect('smtp://127.0.0.1:1');
    for (const other of [wrong, away]) {
      const error = await other.send(mail).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailRefusedError);
      await other.close();
    }
  });

  it.each([
    'mina@example.org, eve@example.org',
    'mina@example.org\r\nBcc: eve@example.org',
    'Mina <mina@example.org>, Eve <eve@example.org>',
  ])('an address that is a list in disguise reaches nobody else (%j)', async (to) => {
    await mailer.send({ ...mail, to }).catch(() => {});
    for (const { recipients } of smtp.taken) {
      expect(recipients.length).toBeLessThanOrEqual(1);
      expect(recipients).not.toContain('eve@example.org');
    }
  });

  it('a mail that can be stopped says where, by both headers of RFC 8058', async () => {
    const token = 'A'.repeat(64);
    const unsubscribeUrl = `https://wayhearth.example/api/saved-searches/unsubscribe/${token}`;
    await mailer.send({ ...mail, unsubscribeUrl });
    const { source = '' } = smtp.taken[0] ?? {};
    const unfolded = source.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(smtp.taken[0]?.unsubscribeUrl).toBe(unsubscribeUrl);
  });

  it('a subject with a line break adds no header', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.org' });
    expect(smtp.taken[0]?.recipients).toEqual(['mina@example.org']);
    expect(smtp.taken[0]?.source).not.toMatch(/^Bcc:/im);
  });
});

describe('the Message-ID', () => {
  it.each([
    ['Wayhearth <stay@wayhearth.example>', '<x@wayhearth.example>'],
    ['stay@wayhearth.example', '<x@wayhearth.example>'],
  ])('of a mail from %s is %s', (from, expected) => {
    expect(makeMessageId('x', from)).toBe(expected);
  });
});
