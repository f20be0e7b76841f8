/**
 * What is wrong with a text that no built-in check of a schema names. They stand as the `message`
 * of a check's issue; server and browser have a translated text for each.
 */
export const HAS_LINK = 'has-link';
export const NOT_A_NAME = 'not-a-name';
