import { afterAll, expect, test } from 'vitest';
import { mountPages } from './pages.ts';
import { seedStay } from './resilience/testing/seed.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp({ env: { RATE_LIMITS: 'on' } });
let render: () => Promise<Response> = async () => new Response('<!doctype html>');
mountPages(app.app, app.limits, () => render(), app.services, null);
afterAll(() => app.close());

const HTML = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'de' };

test('a page that fails while it is rendered says so, with the id of the request', async () => {
  render = async () => new Response('Internal Server Error', { status: 500 });
  const { status, text, headers } = await app.request('GET', '/about?a="><b>', { headers: HTML });
  expect(status).toBe(500);
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).toContain('<html lang="de" dir="ltr">');
  expect(text).toContain(headers.get('x-request-id'));
  expect(text).not.toContain('<b>');
  expect(text).toContain('/support/contact-us?request=');
  expect(text).toContain('<a href="/status">Systemstatus</a>');
});

test('the way back leads to this site, whatever was asked for', async () => {
  render = async () => new Response('Internal Server Error', { status: 500 });
  const { text } = await app.request('GET', '//elsewhere.example/x', { headers: HTML });
  expect(text).toContain('href="/elsewhere.example/x"');
});

test('a page with an error in it is left as it is', async () => {
  render = async () => new Response('<!DOCTYPE html><p>broken', { status: 500 });
  const { status, text } = await app.request('GET', '/about', { headers: HTML });
  expect([status, text]).toEqual([500, '<!DOCTYPE html><p>broken']);
});

test('a page that could not be filled says when to come back', async () => {
  render = async () => new Response('<!DOCTYPE html><p>later', { status: 503 });
  const { status, headers } = await app.request('GET', '/about', { headers: HTML });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
});

test('a statement that the database gave up on is put off, not broken', async () => {
  const { executeSql } = app.services.database;
  await executeSql(`create function give_up() returns trigger language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`);
  await executeSql(
    'create trigger give_up before insert on support_ticket for each row execute function give_up()',
  );
  const body = { email: 'ann@example.org', subject: 'A question', message: 'Where is the key?' };
  const { status, text, headers } = await app.request('POST', '/api/support-tickets', { body });
  expect([status, JSON.parse(text).code]).toEqual([503, 'timeout']);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  await executeSql('drop function give_up cascade');
});

test('a read that lost against a migration is done again', async () => {
  const { executeSql } = app.services.database;
  const host = await app.signUp('Hanna Host');
  const id = await seedStay(executeSql, host.id, 1);
  const { rows } = await executeSql(`select pg_get_functiondef('sees_listing'::regproc) as text`);
  await executeSql('create sequence tries');
  await executeSql(`create or replace function sees_listing(l listing, reader uuid) returns boolean
    language plpgsql as $$ begin
      if nextval('tries') < 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return true;
    end $$`);
  const { status } = await app.request('GET', `/api/listings/${id}`);
  expect(status).toBe(200);
  await executeSql(String(rows[0]?.text));
  await executeSql('drop sequence tries');
});

test('a call of the API gets a problem, whatever it accepts', async () => {
  const { headers } = await app.request('GET', '/api/nowhere', { headers: HTML });
  expect(headers.get('content-type')).toBe('application/problem+json');
});

test('too many pages at once are told to a person', async () => {
  render = async () => new Response('<!doctype html>');
  let last = await app.request('GET', '/', { headers: HTML });
  for (let n = 0; n < 310 && last.status === 200; n += 1) {
    last = await app.request('GET', '/', { headers: HTML });
  }
  expect(last.status).toBe(429);
  expect(last.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(last.text).toContain('<h1>');
});
