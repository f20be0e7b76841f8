import { afterAll, describe, expect, test } from 'vitest';
import { makeAccountApp } from './testing/account-app.ts';
import { BORN_1990, makeIdentitySteps, startIdentityDouble } from './testing/identity-stage.ts';

const { double, env } = await startIdentityDouble();
const app = await makeAccountApp({ env });
const { start, look, deliver, openSession, verify } = makeIdentitySteps(app, double);
const execute = (text: string, values: unknown[]) => app.services.database.executeSql(text, values);
afterAll(async () => {
  await app.close();
  await double.close();
});

const NONE = { isOffered: true, attempt: 'none', failure: null, verified: null };
const MINA = { first_name: 'Mina', last_name: 'Park', dob: BORN_1990 };
const check = async (as: Parameters<typeof look>[0]) =>
  (await app.request('POST', '/api/identity/check', { as, body: {} })).body;
const readRow = async ({ id }: { id: string }) =>
  (await execute('select * from identity_check where user_id = $1', [id])).rows[0];
const redactions = (session: string) =>
  double.calls.filter(({ path }) => path.endsWith(`/${session}/redact`)).length;
const readProfile = async ({ id }: { id: string }) =>
  (await app.request<{ verified: unknown }>('GET', `/api/profiles/${id}`)).body.verified;

describe('the way to a verified identity', () => {
  test('goes to the provider, back, and is told by it; nothing else is kept', async () => {
    const mina = await app.signUp('Mina Park');
    expect(await look(mina)).toEqual(NONE);
    const session = await openSession(mina);
    expect(await look(mina)).toEqual({ ...NONE, attempt: 'started' });
    const processing = double.identity.submit(session);
    expect(await check(mina)).toEqual({ ...NONE, attempt: 'processing' });
    expect((await start(mina)).body.code).toBe('identity-processing');
    expect(await readProfile(mina)).toBeNull();

    const verified = double.identity.verify(session, MINA);
    expect(await deliver(verified)).toBe(200);
    const on = app.services.now().toString().slice(0, 10);
    const shown = { on, isAdult: true, nameMatches: true };
    expect(await look(mina)).toEqual({ ...NONE, verified: shown });
    expect(await readProfile(mina)).toEqual({ on, nameMatches: true });
    expect((await start(mina)).body.code).toBe('identity-verified');

    // Twice, late and in the wrong order changes nothing; what was read is deleted over there.
    for (const webhook of [verified, processing, verified])
      expect(await deliver(webhook)).toBe(200);
    expect(await deliver(double.identity.finishRedaction(session))).toBe(200);
    expect(await look(mina)).toEqual({ ...NONE, verified: shown });
    expect(redactions(session)).toBe(1);
    const kept = JSON.stringify(await readRow(mina));
    for (const secret of ['1990', 'PARK', 'Park', session]) expect(kept).not.toContain(secret);
  });

  test('continues an open session, also from two pages at once', async () => {
    const mina = await app.signUp('Mina Twice');
    const all = await Promise.all([1, 2, 3].map(() => start(mina)));
    for (const { status, body } of all) {
      if (status !== 200) expect(body.code).toBe('timeout');
    }
    const first = await openSession(mina);
    expect(await openSession(mina)).toBe(first);
    expect(double.identity.verifications.get(first)?.metadata).toEqual({
      attemptId: (await readRow(mina))?.attempt_id,
    });
    const sessions = new Set(all.map(({ body }) => /vs_\w+/.exec(body.url ?? '')?.[0]));
    expect([...sessions].filter((one) => one !== undefined)).toEqual([first]);
  });

  test('renders no page again before a result is there', async () => {
    const changes = async () =>
      (await execute("select count(*)::int as count from change where topic = 'listing'", []))
        .rows[0]?.count;
    const mina = await app.signUp('Mina Quiet');
    const before = await changes();
    const session = await openSession(mina);
    await deliver(double.identity.submit(session));
    await deliver(double.identity.fail(session, 'document_expired'));
    expect(await changes()).toBe(before);
    await deliver(double.identity.verify(session, MINA));
    expect(await changes()).toBe(Number(before) + 1);
  });

  test('survives an answer that is lost, without a second session', async () => {
    const mina = await app.signUp('Mina Lost');
    const before = double.identity.verifications.size;
    double.troubles.push('cut-after', 'cut', 'cut');
    expect((await start(mina)).body.code).toBe('timeout');
    await openSession(mina);
    expect(double.identity.verifications.size).toBe(before + 1);
  });

  test('says why a try failed to the person alone, and goes on', async () => {
    const mina = await app.signUp('Mina Retry');
    const other = await app.signUp('Otto Other');
    const session = await openSession(mina);
    await deliver(double.identity.fail(session, 'document_expired'));
    expect(await look(mina)).toEqual({ ...NONE, attempt: 'retry', failure: 'document-expired' });
    for (const as of [other, undefined]) {
      const { text } = await app.request('GET', `/api/profiles/${mina.id}`, as && { as });
      expect(text).not.toContain('expired');
      expect(text).not.toContain('retry');
    }
    expect(await openSession(mina)).toBe(session);
    double.identity.submit(session);
    await deliver(double.identity.verify(session, { ...MINA, last_name: 'Retry' }));
    expect(await look(mina)).toMatchObject({ attempt: 'none', failure: null });
    expect(await readProfile(mina)).toMatchObject({ nameMatches: true });
  });

  test('begins again after a session that came to nothing', async () => {
    const mina = await app.signUp('Mina Again');
    const session = await openSession(mina);
    await deliver(double.identity.cancel(session));
    expect(await look(mina)).toEqual(NONE);
    const next = await openSession(mina);
    expect(next).not.toBe(session);
    // Late, and about the one before.
    await deliver(double.identity.cancel(session));
    expect(await look(mina)).toEqual({ ...NONE, attempt: 'started' });
  });
});

describe('what is known', () => {
  test.each([
    ['of another name', { name: 'Mona Smith' }, { isAdult: true, nameMatches: false }],
    [
      'of a minor',
      { born: { day: 3, month: 3, year: 2008 } },
      { isAdult: false, nameMatches: true },
    ],
  ])('by a document %s says so', async (title, said, known) => {
    const mina = await app.signUp(`Mina ${title.replaceAll(' ', '')}`);
    await verify(mina, said);
    expect((await look(mina)).verified).toMatchObject(known);
    // They may show another one.
    expect((await start(mina)).status).toBe(200);
    expect((await look(mina)).verified).toMatchObject(known);
  });

  test('of the name ends with another name, and comes back with another check', async () => {
    const mina = await app.signUp('Mina Renamed');
    await verify(mina);
    const profile = (await app.request<object>('GET', '/api/profile', { as: mina })).body;
    const save = (name: string) =>
      app.request('PUT', '/api/profile', { as: mina, body: { ...profile, name } });
    expect((await save('Mina Renamed')).status).toBe(200);
    expect(await readProfile(mina)).toMatchObject({ nameMatches: true });
    await save('Bill Gates');
    expect(await readProfile(mina)).toMatchObject({ nameMatches: false });
    await save('Mina Renamed');
    expect(await readProfile(mina)).toMatchObject({ nameMatches: false });
    await verify(mina);
    expect(await readProfile(mina)).toMatchObject({ nameMatches: true });
  });

  test('is in the export, and gone with the account', async () => {
    const mina = await app.signUp('Mina Gone');
    await verify(mina);
    const { body } = await app.request<{ data: { identity: object } }>(
      'GET',
      '/api/account/export',
      { as: mina },
    );
    expect(body.data.identity).toEqual({
      state: 'verified',
      failure: null,
      startedAt: expect.any(String),
      verifiedAt: expect.any(String),
      isAdult: true,
      nameMatches: true,
    });
    expect((await app.request('DELETE', '/api/account', { as: mina })).status).toBe(200);
    expect(await readRow(mina)).toBeUndefined();
  });

  test('at the provider of an open session is deleted with the account', async () => {
    const mina = await app.signUp('Mina Leaves');
    const session = await openSession(mina);
    await deliver(double.identity.fail(session, 'selfie_face_mismatch'));
    expect((await app.request('DELETE', '/api/account', { as: mina })).status).toBe(200);
    await app.services.jobs.drain();
    expect(redactions(session)).toBe(1);
  });
});

describe('a mail', () => {
  const mailsTo = async ({ email }: { email: string }) => {
    const rows = await execute(
      `select template, subject, text, html from mail_outbox
       where "to" = $1 and template like 'accounts.identity-%' order by created_at, id`,
      [email],
    );
    return rows.rows as { template: string; subject: string; text: string; html: string }[];
  };

  test('says what a check has come to, once, and nothing of the document', async () => {
    const mina = await app.signUp('Mina Mailed');
    const session = await openSession(mina);
    await deliver(double.identity.submit(session));
    expect(await mailsTo(mina)).toEqual([]);
    await deliver(double.identity.fail(session, 'document_expired'));
    await check(mina);
    double.identity.submit(session);
    const verified = double.identity.verify(session, { ...MINA, last_name: 'Mailed' });
    for (let more = 0; more < 2; more += 1) await deliver(verified);
    await check(mina);
    const mails = await mailsTo(mina);
    expect(mails.map(({ template }) => template)).toEqual([
      'accounts.identity-retry',
      'accounts.identity-verified',
    ]);
    for (const { text, html } of mails) {
      expect(text).toContain('/profile-settings');
      for (const secret of ['1990', 'Mina', 'Mailed', 'expired', session]) {
        expect(text + html).not.toContain(secret);
      }
    }
  });

  test.each([
    ['of another name', { name: 'Mona Smith' }],
    ['of a minor', { born: { day: 3, month: 3, year: 2008 } }],
  ])('about a document %s says that something is left', async (title, said) => {
    const mina = await app.signUp(`Mina Mail${title.replaceAll(' ', '')}`);
    await verify(mina, said);
    const [mail, ...others] = await mailsTo(mina);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("what the check couldn't confirm");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Mona|Smith|2008|18/);
  });

  test.each([
    ['es', 'Tu identidad está verificada'],
    ['de', 'Deine Identität ist geprüft'],
  ])('is in the language of its person: %s', async (locale, subject) => {
    const mina = await app.signUp(`Mina In ${locale}`);
    await execute('update "user" set locale = $2 where id = $1', [mina.id, locale]);
    await verify(mina);
    expect((await mailsTo(mina)).map((mail) => mail.subject)).toEqual([subject]);
  });

  test('tells that a check has ended without a result', async () => {
    const mina = await app.signUp('Mina Ended');
    const session = await openSession(mina);
    await deliver(double.identity.cancel(session));
    await check(mina);
    expect((await mailsTo(mina)).map(({ template }) => template)).toEqual([
      'accounts.identity-ended',
    ]);
  });
});

describe('what was left', () => {
  test('is asked about where no webhook came, and ended after a month', async () => {
    const silent = await app.signUp('Mina Silent');
    const left = await app.signUp('Mina Left');
    const [asked, open] = [await openSession(silent), await openSession(left)];
    await deliver(double.identity.submit(asked));
    await deliver(double.identity.fail(open, 'document_expired'));
    double.identity.verify(asked, { ...MINA, last_name: 'Silent' });
    const seeToThem = async (age: string) => {
      await execute(
        'update identity_check set updated_at = $1::timestamptz - $2::interval where session is not null',
        [app.services.now().toString(), age],
      );
      await app.services.database.transaction((tx) =>
        app.services.jobs.enqueue(tx, 'accounts.see-to-identities', {}),
      );
      await app.services.jobs.drain();
    };
    await seeToThem('29 days');
    expect(await readProfile(silent)).toMatchObject({ nameMatches: true });
    expect(redactions(open)).toBe(0);
    await seeToThem('31 days');
    expect(redactions(open)).toBe(1);
    expect(await readRow(left)).toMatchObject({ state: 'canceled', failure: null, session: null });
  });
});

describe('refused', () => {
  test('is who is signed out, and who hasn’t confirmed their address', async () => {
    expect((await app.request('POST', '/api/identity', { body: {} })).status).toBe(401);
    expect((await app.request('GET', '/api/identity')).status).toBe(401);
    const unknown = await app.signUp('Una Unconfirmed', { emailVerified: false });
    expect((await start(unknown)).body.code).toBe('email-unconfirmed');
  });

  test('is a webhook that the provider didn’t sign', async () => {
    const mina = await app.signUp('Mina Forged');
    const session = await openSession(mina);
    const { body, headers } = double.identity.verify(session, MINA);
    expect(await deliver({ body, headers: double.sign(body, 'whsec_of_another') })).toBe(403);
    expect(await look(mina)).toMatchObject({ verified: null });
    expect(await deliver({ body, headers })).toBe(200);
  });

  test('is all of it where there is no provider', async () => {
    const bare = await makeAccountApp();
    const mina = await bare.signUp('Mina Nowhere');
    const steps = makeIdentitySteps(bare, double);
    expect(await steps.look(mina)).toEqual({ ...NONE, isOffered: false });
    const { body } = await bare.request<{ code: string; message: string }>(
      'POST',
      '/api/identity',
      {
        as: mina,
        body: {},
      },
    );
    expect(body.code).toBe('identity-not-offered');
    expect(body.message).toBe("Identity verification isn't available on this site yet.");
    expect(await steps.deliver({ body: '{}', headers: new Headers() })).toBe(404);
    await bare.close();
  });
});

test('a stranger’s thousand starts cost five a person and day, and thirty a network', async () => {
  const limited = await makeAccountApp({ env: { ...env, RATE_LIMITS: 'on' } });
  const steps = makeIdentitySteps(limited, double);
  const before = double.identity.verifications.size;
  const statuses: number[] = [];
  for (let person = 0; person < 8; person += 1) {
    const stranger = await limited.signUp(`Stranger ${person}`, {
      email: `s${person}@example.org`,
    });
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await steps.start(stranger)).status);
  }
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
  expect(double.identity.verifications.size - before).toBeLessThanOrEqual(6);
  await limited.close();
});
