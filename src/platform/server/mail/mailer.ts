/** A mail, ready to send. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file with the event; null without one. */
  calendar: string | null;
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
