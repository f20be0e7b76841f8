/** The page of the mails that were sent, for who runs the product without a mail server. */
export const SENT_MAILS = '/mails';

/** The one mail by which who is signed in confirms an address, for them alone. */
export const CONFIRMATION_MAIL = '/confirmation-mail';
