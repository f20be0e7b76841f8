/** Km that the position shown may be from the home: the radius of the circle on its map. */
export const CIRCLE_KM = 0.5;
