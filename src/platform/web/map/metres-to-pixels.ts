/** Metres of a pixel at the equator and zoom 0, with the drawing library's tiles of 512 pixels. */
const EQUATOR_M_PX = 78_271.517;

/** Converts metres on the ground to pixels on the map at a latitude (degrees) and zoom. */
export function metresToPixels(metres: number, latitude: number, zoom: number): number {
  return (metres * 2 ** zoom) / (EQUATOR_M_PX * Math.cos((latitude * Math.PI) / 180));
}
