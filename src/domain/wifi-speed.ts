/** Megabits a second of a wifi, as hosts state, guests record and searches filter them. */
export const WIFI_MBPS = { min: 1, max: 10_000 } as const;

/** The minimum speeds offered in a search: for one person's work, and for a house full of it. */
export const OFFERED_MBPS = [100, 300] as const;
