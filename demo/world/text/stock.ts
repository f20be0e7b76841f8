import type { ListingCategory } from '#domain/vocabulary.ts';
import type { DemoCity, Ground, PictureRegion } from '../types.ts';
import { CLOSINGS, DRAWBACKS, LIFE } from './data/life.ts';
import { OPENINGS } from './data/openings.ts';
import { ROOMS } from './data/rooms.ts';
import { TITLES } from './data/titles.ts';
import { WORK } from './data/work.ts';
import { type Line, line, type When } from './line.ts';

export type Topic = 'open' | 'work' | 'rooms' | 'life' | 'flaw' | 'close' | 'hood' | 'fact';

/** What decides which sentences fit a stay. */
export interface Setting {
  readonly category: ListingCategory;
  readonly shared: boolean;
  readonly region: PictureRegion;
  readonly ground: Ground;
}

const TOPICS: Readonly<Record<Exclude<Topic, 'hood' | 'fact'>, readonly Line[]>> = {
  open: OPENINGS,
  work: WORK,
  rooms: ROOMS,
  life: LIFE,
  flaw: DRAWBACKS,
  close: CLOSINGS,
};

const fitting = new Map<string, readonly Line[]>();

/** The sentences of a topic that may be said of a stay in this setting. */
export function linesFor(topic: keyof typeof TOPICS, setting: Setting): readonly Line[] {
  const key = `${topic} ${setting.category} ${setting.shared} ${setting.region} ${setting.ground}`;
  let known = fitting.get(key);
  if (known === undefined) {
    known = TOPICS[topic].filter(({ when }) => fits(when, setting));
    fitting.set(key, known);
  }
  return known;
}

function fits(when: When, setting: Setting): boolean {
  if (when.in && !when.in.includes(setting.category)) return false;
  if (when.notIn?.includes(setting.category)) return false;
  if (when.shared !== undefined && when.shared !== setting.shared) return false;
  if (when.regions && !when.regions.includes(setting.region)) return false;
  return !when.grounds || when.grounds.includes(setting.ground);
}

const cityFacts = new Map<string, readonly Line[]>();

export function factsOf(city: DemoCity): readonly Line[] {
  let known = cityFacts.get(city.id);
  if (known === undefined) {
    known = city.facts.map((text) => line(text));
    cityFacts.set(city.id, known);
  }
  return known;
}

const hoodNotes = new Map<string, readonly Line[]>();

export function notesOf(city: DemoCity, hood: number): readonly Line[] {
  const key = `${city.id} ${hood}`;
  let known = hoodNotes.get(key);
  if (known === undefined) {
    known = city.neighbourhoods.slice(hood, hood + 1).map(({ note }) => line(note));
    hoodNotes.set(key, known);
  }
  return known;
}

const titleLines = new Map<ListingCategory, readonly Line[]>();

export function titlesFor(category: ListingCategory): readonly Line[] {
  let known = titleLines.get(category);
  if (known === undefined) {
    known = TITLES[category].map((text) => line(text));
    titleLines.set(category, known);
  }
  return known;
}
