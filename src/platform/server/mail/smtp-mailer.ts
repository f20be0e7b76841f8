import nodemailer, { type NodemailerError } from 'nodemailer';
import { type Mailer, MailRefusedError } from './mailer.ts';
import { toMessage } from './to-message.ts';

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
        await transport.sendMail(toMessage(mail, from));
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
