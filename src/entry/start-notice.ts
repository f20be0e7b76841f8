import { join } from 'node:path';
import type { Config } from '#platform/server/config/config.ts';
import { sentMailsLink, showsSentMails } from '#platform/server/mail/sent-mails.ts';
import type { Services } from '#platform/server/services.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import type { DemoWorld } from './demo-world.ts';

/**
 * Output for the operator who starts the server: its address, the place of its data, and how to
 * sign in.
 *
 * @param port that it listens on
 * @param accounts of the demo world; none where that is off
 * @param offersStreets whether to say how maps get streets: at the first start that has none
 */
export function startNotice(
  services: Pick<Services, 'config' | 'sentMailsKey'> & {
    readonly database: Pick<Services['database'], 'kind'>;
  },
  port: number,
  accounts: DemoWorld['accounts'],
  offersStreets = false,
): string {
  const { config, database } = services;
  const { dataDir } = config;
  const lines = [
    '',
    `  Wayhearth   http://localhost:${port}`,
    `  Data        ${database.kind === 'embedded' ? `${dataDir} (embedded database)` : 'PostgreSQL (DATABASE_URL)'}`,
    ...accounts.map(
      ({ who, email }) => `  ${who.padEnd(10)}  ${email.padEnd(24)}  password ${DEMO_PASSWORD}`,
    ),
    ...staffLines(config),
    ...demoLines(config, database.kind),
    ...mailLines(services, port),
    ...(offersStreets ? STREETS : []),
    '  Stop        Ctrl-C',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

const STREETS = [
  '  Maps        without streets: the built-in map asks no one outside. For streets start with',
  '              MAP_STYLE_URL=openfreemap, or choose them in the console: /admin/settings',
];

/** Lines about the place of the mails without a mail server; nothing where there is one. */
export function mailLines(
  { config, sentMailsKey }: Pick<Services, 'config' | 'sentMailsKey'>,
  port: number,
): string[] {
  if (config.mail.smtpUrl !== undefined) return [];
  const kept = `  Mail        kept as files in ${join(config.dataDir, 'mail')}`;
  if (!showsSentMails(config)) return [kept];
  return [kept, `              shown at ${sentMailsLink(port, sentMailsKey)}`];
}

function staffLines({ staffSecondFactor }: Config): string[] {
  if (staffSecondFactor) return [];
  return ['  Staff       open /admin without a second step (STAFF_SECOND_FACTOR=on asks for one)'];
}

function demoLines({ demo, http }: Config, kind: string): string[] {
  // On a private machine there is nothing to warn about, and a real database never had it.
  if (http.isPrivate || (kind !== 'embedded' && !demo)) return [];
  return demo
    ? ['  Caution     these accounts are open to everybody who reaches this server (DEMO=on)']
    : ['  Demo        off; where other machines can reach the server, only DEMO=on turns it on'];
}
