/** A mail without words, for tests of how mails wait. */
export const PLAIN_MAIL = {
  to: 'a@example.org',
  locale: 'en',
  template: 't',
  subject: '',
  text: '',
  html: '',
};
