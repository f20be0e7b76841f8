import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

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
    headers: { 'Auto-Submitted': 'auto-generated' },
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
