/** Folders with the texts of claims and problems. */
export const RESOLUTION_TEXTS: readonly string[] = ['reservations', 'reservations/dialog'];

/** Id of the section, which emails link to. */
export const RESOLUTIONS_ID = 'resolutions';
