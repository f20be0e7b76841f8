import type { AmenityId } from '#features/catalogues/index.server.ts';
import type { Random } from '../random.ts';
import type { DemoCity } from '../types.ts';
import type { Chooser } from './chooser.ts';
import type { Line } from './line.ts';
import { factsOf, linesFor, notesOf, type Setting, type Topic, titlesFor } from './stock.ts';

/** Orders in which a host may come to talk, three to six sentences. */
const ORDERS: readonly (readonly Topic[])[] = [
  ['open', 'work', 'hood', 'flaw'],
  ['open', 'rooms', 'fact', 'close'],
  ['hood', 'open', 'work', 'life', 'flaw'],
  ['open', 'life', 'work', 'fact'],
  ['open', 'fact', 'work'],
  ['fact', 'open', 'rooms', 'work', 'close'],
  ['open', 'work', 'life', 'flaw', 'fact', 'close'],
  ['open', 'hood', 'rooms', 'work'],
  ['life', 'open', 'work', 'hood'],
  ['open', 'rooms', 'work', 'life', 'fact'],
  ['open', 'work', 'flaw'],
  ['hood', 'open', 'rooms', 'fact'],
  ['open', 'life', 'rooms', 'work', 'hood', 'flaw'],
  ['work', 'open', 'life', 'fact'],
  ['open', 'fact', 'rooms', 'flaw', 'close'],
  ['open', 'hood', 'fact', 'work'],
  ['open', 'work', 'rooms', 'hood', 'close'],
  ['fact', 'hood', 'open', 'work'],
  ['open', 'flaw', 'life', 'work', 'hood'],
  ['rooms', 'open', 'work', 'fact', 'close'],
  ['open', 'life', 'life', 'work', 'fact'],
  ['open', 'rooms', 'rooms', 'hood', 'work', 'flaw'],
  ['hood', 'fact', 'open', 'life', 'work'],
  ['open', 'work', 'life', 'close'],
  ['close', 'open', 'work', 'hood'],
  ['open', 'hood', 'life', 'flaw', 'work', 'fact'],
];

/** When a topic has nothing left to say here, the next one that has. */
const INSTEAD: Readonly<Record<Topic, readonly Topic[]>> = {
  open: ['rooms', 'life'],
  work: ['rooms', 'life'],
  rooms: ['work', 'life'],
  life: ['rooms', 'close'],
  flaw: ['close', 'life'],
  close: ['life', 'rooms'],
  hood: ['fact', 'life'],
  fact: ['hood', 'life'],
};

export interface Description {
  readonly title: string;
  readonly text: string;
  /** What the sentences spoke of. */
  readonly amenities: readonly AmenityId[];
}

export interface DescribedStay {
  readonly city: DemoCity;
  readonly hood: number;
  readonly hoodName: string;
  readonly hostName: string;
  readonly mbps: number;
  readonly setting: Setting;
}

/**
 * Writes title and description of a stay with the sentences that `chooser` lets through.
 *
 * @param titles given already, which this one then differs from; it is added
 */
export function describe(
  stay: DescribedStay,
  chooser: Chooser<Line>,
  random: Random,
  titles?: Set<string>,
): Description {
  const order = random.pick(ORDERS);
  const said: Line[] = [];
  for (const topic of order) {
    for (const tried of [topic, ...INSTEAD[topic]]) {
      const next = chooser.choose(candidates(tried, stay), stay.city.id, random);
      if (next === null) continue;
      if (!said.includes(next)) said.push(next);
      break;
    }
  }
  const sentences = said.map(({ text }) => fill(text, stay));
  const pause = sentences.length < 5 ? 0 : random.int(2, sentences.length - 2);
  return {
    title: titleOf(stay, chooser, random, titles),
    text:
      pause === 0
        ? sentences.join(' ')
        : `${sentences.slice(0, pause).join(' ')}\n\n${sentences.slice(pause).join(' ')}`,
    amenities: [...new Set(said.flatMap(({ when }) => when.has ?? []))],
  };
}

function candidates(topic: Topic, stay: DescribedStay): readonly Line[] {
  if (topic === 'fact') return factsOf(stay.city);
  if (topic === 'hood') return notesOf(stay.city, stay.hood);
  return linesFor(topic, stay.setting);
}

function titleOf(
  stay: DescribedStay,
  chooser: Chooser<Line>,
  random: Random,
  titles: Set<string> | undefined,
): string {
  const all = titlesFor(stay.setting.category);
  if (titles === undefined) return fill(random.pick(all).text, stay);
  const free = all.filter(({ text }) => !titles.has(fill(text, stay)));
  const chosen = chooser.choose(free, `${stay.city.id} titles`, random);
  const title = fill((chosen ?? random.pick(free.length > 0 ? free : all)).text, stay);
  titles.add(title);
  return title;
}

function fill(text: string, stay: DescribedStay): string {
  if (!text.includes('{')) return text;
  return text
    .replace('{mbps}', String(stay.mbps))
    .replace('{hood}', stay.hoodName)
    .replace('{city}', stay.city.name)
    .replace('{host}', stay.hostName);
}
