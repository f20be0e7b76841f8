import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { callApi } from '../../support/call-api.ts';

const words = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

const CONTENT = fileURLToPath(
  new URL('../../../src/features/editorial/content/en/', import.meta.url),
);

/** Names of firms and signs, the same in every language. */
const NAMES =
  'Wayhearth Google GitHub Github Instagram LinkedIn WhatsApp Revolut Wise USD US Natural Earth MapLibre';

/** Every word of what people wrote, as the API answers it: no text of the product's own. */
export async function wordsOfData(
  context: BrowserContext,
  paths: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>([...words(NAMES), ...intlWords()]);
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const word of words(value)) found.add(word);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const path of paths) collect(await callApi(context, 'GET', path));
  return found;
}

/**
 * Every word of written pages, which no build makes longer: those named, and of all others title
 * and description, since lists name them.
 */
export function wordsOfContent(pages: readonly string[]): string[] {
  return globSync('**/*.md', { cwd: CONTENT }).flatMap((file) => {
    const text = readFileSync(CONTENT + file, 'utf8');
    const [, head = ''] = text.split(/^---$/m);
    return words(pages.includes(file.replace(/\.md$/, '')) ? text : head);
  });
}

/** Words that the browser itself knows in each language: days, months, countries, zones, units. */
function intlWords(): string[] {
  const dates = ['long', 'short'] as const;
  const named = dates.flatMap((style) =>
    Array.from({ length: 366 }, (_, day) =>
      new Intl.DateTimeFormat('en', { weekday: style, month: style, day: 'numeric' }).format(
        Date.UTC(2024, 0, day + 1),
      ),
    ),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const countries = codes.map((code) => regions.of(code) ?? '');
  const spoken = [...codes.map((code) => code.toLowerCase()), 'zh-Hans'].map(
    (code) => languages.of(code) ?? '',
  );
  const others = [
    'AM PM km mi m MB GB s min hr sec second seconds minute minutes hour hours day days ago in yesterday tomorrow today and US Dollar',
  ];
  return [
    ...named,
    ...countries,
    ...spoken,
    ...others,
    ...Intl.supportedValuesOf('timeZone'),
  ].flatMap(words);
}
