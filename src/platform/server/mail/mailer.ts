import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import { measureOutside } from '../telemetry/outside-calls.ts';

/** A mail, ready to send. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file with the event; null without one. */
  calendar: string | null;
  /** Where mail programs ask for no further mails of its kind (RFC 8058); null without. */
  unsubscribeUrl: string | null;
  /** Same id for every try of one mail, so that a receiving server can drop a repeat. */
  messageId: string;
}

/** Sends mails. */
export interface Mailer {
  readonly kind: 'smtp' | 'folder';
  /**
   * @throws MailRefusedError when the server refuses this mail permanently
   * @throws when the server refuses temporarily or can't be reached; the job tries again
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The server refuses this mail and will refuse it again, for example for an unknown address. */
export class MailRefusedError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'MailRefusedError';
  }
}

/** A mail in the format of the mail library. */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // An object is never parsed as a list of addresses: one mail has one recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === null
      ? {}
      : {
          attachments: [
            {
              filename: 'reservation.ics',
              content: mail.calendar,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            },
          ],
        }),
    messageId: mail.messageId,
    // Suppresses automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The Message-ID of a mail of ours.
 *
 * @param id of the mail, unique
 * @param from the sender as configured, with or without a name
 */
export function makeMessageId(id: string, from: string): string {
  const domain = /@([^@>\s]{1,255})>?$/.exec(from.trim())?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

const FOLDER = 'mail';

/** Stores each mail as `<id>.eml` in the data folder. A repeat of one replaces it. */
export function makeFolderMailer(dataDir: string, from: string, log: Logger): Mailer {
  const folder = join(dataDir, FOLDER);
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    kind: 'folder',
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      const id = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '_');
      await mkdir(folder, PRIVATE_FOLDER);
      const file = join(folder, `${id}.eml`);
      await writeFile(`${file}.draft`, message, PRIVATE_FILE);
      await rename(`${file}.draft`, file);
      log.debug({ file }, 'mail kept as a file');
    },
    close: async () => {},
  };
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends over SMTP, on at most two connections that stay open between mails.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the visible sender
 */
export function makeSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    kind: 'smtp',
    send: async (mail) => {
      try {
        await measureOutside('smtp', () => transport.sendMail(toMessage(mail, from)));
      } catch (error) {
        const { code, permanent, message } = error as NodemailerError;
        // A refused log-in is permanent too, but an error of configuration: those mails are tried
        // again.
        const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (permanent === true && aboutMail) throw new MailRefusedError(message, { cause: error });
        throw error;
      }
    },
    close: async () => transport.close(),
  };
}

/** SMTP when a server is configured; otherwise each mail becomes a file in the data folder. */
export function makeMailer(config: Pick<Config, 'mail' | 'dataDir'>, log: Logger): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === undefined
    ? makeFolderMailer(config.dataDir, from, log)
    : makeSmtpMailer(smtpUrl, from);
}
