import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** Finds a text of the product as people of one language read it. */
export interface Texts {
  readonly locale: string;
  /** Matches the whole of a name; `{placeholders}` and plurals of the source match anything. */
  (source: string): RegExp;
  /** Matches the text anywhere. */
  within(source: string): RegExp;
}

/**
 * Reads the catalogs of a language. A text that isn't translated yet is matched in English, as
 * the product shows it.
 *
 * @param locale two letters
 */
export function textsOf(locale: string): Texts {
  const catalog = locale === 'en' ? new Map<string, Set<string>>() : readCatalogs(locale);
  const pattern = (source: string) => {
    const forms = catalog.get(source) ?? new Set([source]);
    return [...forms].map(patternOf).join('|');
  };
  const texts = (source: string) => new RegExp(`^(?:${pattern(source)})$`);
  return Object.assign(texts, {
    locale,
    within: (source: string) => new RegExp(pattern(source)),
  });
}

function readCatalogs(locale: string): Map<string, Set<string>> {
  const catalog = new Map<string, Set<string>>();
  const files = globSync(
    [
      `{market,features}/*/messages/${locale}.po`,
      `{market,features}/*/web/messages/${locale}.po`,
      `{market,features}/*/web/messages/dialog/${locale}.po`,
      `platform/web/messages/${locale}.po`,
    ],
    { cwd: SOURCES },
  );
  for (const file of files) {
    for (const [source, translated] of entriesOf(readFileSync(SOURCES + file, 'utf8'))) {
      if (source === '') continue;
      const forms = catalog.get(source) ?? new Set();
      forms.add(translated === '' ? source : translated);
      catalog.set(source, forms);
    }
  }
  return catalog;
}

function* entriesOf(po: string): Generator<[source: string, translated: string]> {
  for (const block of po.split(/\n\s*\n/)) {
    const source = stringAfter('msgid', block);
    const translated = stringAfter('msgstr', block);
    if (source !== null && translated !== null) yield [source, translated];
  }
}

function stringAfter(keyword: string, block: string): string | null {
  const found = new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(block)?.[1];
  if (found === undefined) return null;
  const lines = found.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return lines.map((line) => JSON.parse(line) as string).join('');
}

/** A message as an expression: values and elements put in at run time may be anything. */
function patternOf(message: string): string {
  let pattern = '';
  let depth = 0;
  for (const part of message.split(/([{}]|<\/?\d+\/?>)/)) {
    if (/^<\d+\/>$/.test(part)) pattern += '.+';
    else if (part === '{') {
      if (depth === 0) pattern += '.+';
      depth += 1;
    } else if (part === '}') depth -= 1;
    else if (depth === 0 && !/^<\/?\d+\/?>$/.test(part)) {
      pattern += part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[’']/g, "[’']");
    }
  }
  return pattern;
}
