/** The page of the mails that were sent, for who runs the product without a mail server. */
export const SENT_MAILS = '/mails';
