/**
 * Maximum distance of the shown position from the home in km: the radius of the circle on its map.
 */
export const CIRCLE_KM = 0.5;
