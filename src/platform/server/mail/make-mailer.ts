import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { makeFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { makeSmtpMailer } from './smtp-mailer.ts';

/** SMTP when a server is configured; otherwise each mail becomes a file in the data folder. */
export function makeMailer(config: Pick<Config, 'mail' | 'dataDir'>, log: Logger): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === undefined
    ? makeFolderMailer(config.dataDir, from, log)
    : makeSmtpMailer(smtpUrl, from);
}
