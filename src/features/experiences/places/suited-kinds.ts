import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { PlaceKind } from './place-kinds.ts';

type KindsOfStyles = Readonly<Record<string, readonly PlaceKind[]>>;

/** Suitable kinds of places for each style; styles by the ids of their catalogue. */
const KINDS_OF_STYLES: Readonly<Record<ExperienceCategory, KindsOfStyles>> = {
  Community: {
    'family-dinner': ['park', 'garden', 'square', 'arts-centre'],
    'neighbourhood-walk': ['square', 'waterfront', 'market', 'park', 'viewpoint'],
    'language-table': ['library', 'square', 'park', 'arts-centre'],
    'book-circle': ['library', 'park', 'garden'],
    'story-night': ['arts-centre', 'library', 'square', 'beach'],
  },
  Culture: {
    'museum-morning': ['museum', 'arts-centre'],
    'street-art-walk': ['square', 'arts-centre', 'waterfront', 'market'],
    'live-music': ['arts-centre', 'square', 'park'],
    'cooking-with-locals': ['market'],
    'temple-or-church-visit': ['place-of-worship'],
  },
  Adventure: {
    hiking: ['trail', 'viewpoint'],
    surf: ['beach'],
    climbing: ['trail', 'viewpoint'],
    kayak: ['beach', 'lake'],
    'bike-tour': ['park', 'waterfront', 'lake', 'viewpoint'],
  },
  Fitness: {
    yoga: ['park', 'garden', 'beach'],
    bootcamp: ['park', 'beach'],
    'run-club': ['park', 'waterfront', 'lake', 'beach'],
    // Swimming isn't possible at every waterfront and lake.
    swim: ['beach'],
    dance: ['square', 'park', 'arts-centre'],
  },
  Makerspace: {
    '3d-printing': ['makerspace', 'library'],
    woodwork: ['makerspace', 'arts-centre'],
    electronics: ['makerspace', 'library'],
    sewing: ['makerspace', 'library', 'arts-centre'],
    ceramics: ['makerspace', 'arts-centre'],
  },
  Retreat: {
    'day-of-silence': ['garden', 'trail', 'lake', 'place-of-worship'],
    breathwork: ['park', 'garden', 'beach'],
    'digital-detox': ['trail', 'garden', 'beach', 'lake'],
    'writing-day': ['library', 'garden', 'viewpoint'],
    'sauna-ritual': ['lake', 'beach', 'waterfront'],
  },
  SocialNetworking: {
    'founders-circle': ['library', 'arts-centre', 'park'],
    'pitch-night': ['arts-centre', 'library'],
    'coworking-sprint': ['library', 'arts-centre'],
    'speed-meet': ['square', 'park', 'market', 'arts-centre'],
    'demo-day': ['arts-centre', 'library', 'makerspace'],
  },
  Volunteer: {
    'beach-cleanup': ['beach', 'waterfront', 'lake'],
    'garden-day': ['garden', 'park'],
    'teaching-hour': ['library', 'arts-centre'],
    'animal-shelter': ['park'],
    'repair-cafe': ['makerspace', 'library', 'arts-centre', 'market'],
  },
  Workshop: {
    photography: ['viewpoint', 'square', 'market', 'garden', 'waterfront', 'museum'],
    pottery: ['makerspace', 'arts-centre'],
    coffee: ['market', 'square'],
    writing: ['library', 'garden', 'park'],
    'no-code': ['library', 'makerspace', 'arts-centre'],
  },
};

/**
 * The kinds of places that suit a category: those of one of its styles, or of all.
 *
 * @param style its id; null and unknown ids stand for all styles of the category
 */
export function kindsFor(
  category: ExperienceCategory,
  style: string | null,
): ReadonlySet<PlaceKind> {
  const styles = KINDS_OF_STYLES[category];
  const known = style !== null && Object.hasOwn(styles, style) ? styles[style] : undefined;
  return new Set(known ?? Object.values(styles).flat());
}
