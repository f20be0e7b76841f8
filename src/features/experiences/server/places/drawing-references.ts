import { placeById } from '../../places/catalogue.ts';
import type { Place } from '../../places/place.ts';

/** By day, and in the evening. */
export const DRAWINGS = ['day', 'evening'] as const;
export type Drawing = (typeof DRAWINGS)[number];

const REFERENCE = /^wh:([A-Za-z0-9_-]{27}):(\d)$/;

/** References of the drawings of a place: `wh:<place id>:<number>`. They never expire. */
export function drawingReferences(placeId: string): string[] {
  return DRAWINGS.map((_, number) => `wh:${placeId}:${number}`);
}

/** @returns the drawing of a reference; null for an invalid reference, or one of another place */
export function findDrawing(
  reference: string,
  placeId: string,
): { place: Place; drawing: Drawing } | null {
  const [, id, number] = REFERENCE.exec(reference) ?? [];
  if (id === undefined || id !== placeId) return null;
  const place = placeById(id);
  const drawing = DRAWINGS[Number(number)];
  return place === null || drawing === undefined ? null : { place, drawing };
}
