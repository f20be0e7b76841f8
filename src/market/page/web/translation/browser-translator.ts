/** Two languages, tags of BCP 47. */
export interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** A translator of the browser's own: texts don't leave the device. */
interface Translation {
  translate(text: string, options?: { readonly signal?: AbortSignal }): Promise<string>;
  destroy?(): void;
}

/** The part of the browsers' Translator API that we use. Few browsers have it. */
interface BrowserTranslator {
  availability(pair: LanguagePair): Promise<string>;
  create(
    pair: LanguagePair & {
      readonly signal: AbortSignal;
      monitor(download: {
        addEventListener(
          type: 'downloadprogress',
          listener: (event: { readonly loaded: number }) => void,
        ): void;
      }): void;
    },
  ): Promise<Translation>;
}

function getTranslator(): BrowserTranslator | undefined {
  return (globalThis as { readonly Translator?: BrowserTranslator }).Translator;
}

/** Whether this browser translates between two languages, perhaps after a download. */
export async function canTranslate(pair: LanguagePair): Promise<boolean> {
  const availability = await getTranslator()
    ?.availability(pair)
    .catch(() => undefined);
  return availability !== undefined && availability !== 'unavailable';
}

/** Paragraphs with the line breaks between them: a translator may join the lines of a text. */
const BREAKS = /(\n+)/;

/**
 * Translates texts one after the other in the browser.
 *
 * @param onProgress of a download that comes first, from 0 to 1
 * @throws whatever the browser does: it may refuse, or fail to download
 */
export async function translateTexts(
  pair: LanguagePair,
  texts: Iterable<string>,
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(loaded: number): void },
): Promise<Map<string, string>> {
  const translator = getTranslator();
  if (translator === undefined) throw new Error('This browser translates nothing.');
  const translation = await translator.create({
    ...pair,
    signal,
    monitor(download) {
      download.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded));
    },
  });
  try {
    const translated = new Map<string, string>();
    for (const text of texts) {
      let whole = '';
      for (const part of text.split(BREAKS)) {
        const isText = part.trim() !== '';
        whole += isText ? await translation.translate(part, { signal }) : part;
      }
      translated.set(text, whole);
    }
    return translated;
  } finally {
    translation.destroy?.();
  }
}
