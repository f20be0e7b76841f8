/** Characters of a note on a person at most. */
export const NOTE_LENGTH = 2_000;
/** Characters of the reason of an act. */
export const REASON_LENGTH = { min: 3, max: 500 } as const;
/** Characters of what is looked for. */
export const FIND_LENGTH = { min: 2, max: 200 } as const;
/** Rows of a page of the log or of the tickets. */
export const PAGE_ROWS = 50;
/** Hours by which a deadline can be extended at once. */
export const EXTENSION_HOURS = [12, 24, 48] as const;
