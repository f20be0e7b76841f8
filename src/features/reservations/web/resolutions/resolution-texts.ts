/** Folders with the texts of claims and problems. */
export const RESOLUTION_TEXTS: readonly string[] = ['reservations', 'reservations/dialog'];
