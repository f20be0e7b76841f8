/** Cells on each side of a city's grid: 50 m each. */
export const GRID_CELLS = 2400;
