import { expect, test } from 'vitest';
import { parseConfig } from '#platform/server/config/config.ts';
import { startNotice } from './start-notice.ts';

const notice = (
  env: Record<string, string>,
  accounts = [{ who: 'Guest', email: 'a@b.example' }],
) => {
  const config = { ...parseConfig(env, '/srv/stay'), sessionSecret: 'x' };
  const services = { config, sentMailsKey: 'the-key', database: { kind: 'embedded' as const } };
  return startNotice(services, 3_000, config.demo ? accounts : []);
};

test('the link that opens the mails is in the output of the start, and nowhere where a server sends them', () => {
  expect(notice({})).toContain('shown at http://localhost:3000/mails?key=the-key');
  for (const env of [
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    { TRUST_PROXY: '1' },
    { PUBLIC_URL: 'https://stay.example' },
  ]) {
    expect(notice(env as never)).not.toContain('the-key');
  }
});

test('how maps get streets is said where it is offered', () => {
  const services = {
    config: { ...parseConfig({}, '/srv/stay'), sessionSecret: 'x' },
    sentMailsKey: 'the-key',
    database: { kind: 'embedded' as const },
  };
  expect(startNotice(services, 3_000, [], true)).toContain('MAP_STYLE_URL=openfreemap');
  expect(startNotice(services, 3_000, [], false)).not.toContain('MAP_STYLE_URL');
});

test.each([
  [{}, 'Guest       a@b.example', 'DEMO=on'],
  [{ DEMO: 'off' }, 'Stop', 'Demo'],
  [{}, 'Staff       open /admin without a second step', 'refused'],
  [{ DEMO: 'off' }, 'Stop', 'Staff'],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, 'Caution     these accounts are open to everybody', 'Demo  '],
  [{ HOST: '0.0.0.0', DEMO: 'off' }, 'Demo        off; where other machines can', 'refused'],
  [{ HOST: '0.0.0.0' }, 'only DEMO=on turns it on', 'a@b.example'],
])('with %j it says %j and not %j', (env, said, unsaid) => {
  const text = notice(env as never);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});
