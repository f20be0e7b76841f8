/** The page of the sent mails, for operators without a mail server. */
export const SENT_MAILS = '/mails';

/** The one mail by which a signed-in user confirms an address, for that user alone. */
export const CONFIRMATION_MAIL = '/confirmation-mail';
