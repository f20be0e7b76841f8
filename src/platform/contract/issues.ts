/**
 * Problems of a value that no built-in check of a schema names. They are the `message` of a check's
 * issue; server and browser have a translated text for each.
 */
export const HAS_LINK = 'has-link';
export const NOT_A_NAME = 'not-a-name';
/** More decimals than allowed. */
export const TOO_PRECISE = 'too-precise';
