import type { Position } from 'geojson';

/**
 * Rings for a flat map. The atlas is made for a globe: its rings step from 180 to −180 where they
 * cross the antimeridian, and Antarctica's runs once around the pole. Here longitudes go on beyond
 * 180, which the drawing library wraps, and a ring around a pole is closed along the map's edge.
 */
export function planarRing(ring: readonly Position[]): Position[] {
  const planar: Position[] = [];
  let turn = 0;
  let before: number | undefined;
  for (const [longitude = 0, latitude = 0] of ring) {
    if (before !== undefined) {
      if (longitude - before > 180) turn -= 360;
      if (longitude - before < -180) turn += 360;
    }
    before = longitude;
    planar.push([longitude + turn, latitude]);
  }
  const first = planar[0];
  const last = planar.at(-1);
  if (turn === 0 || first === undefined || last === undefined) return planar;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...planar, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}
