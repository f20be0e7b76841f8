/**
 * Where mail programs ask for no further mails of a saved search, by the address in the mail's head
 * (RFC 8058).
 */
export const UNSUBSCRIBE = '/api/saved-searches/unsubscribe/:token';
