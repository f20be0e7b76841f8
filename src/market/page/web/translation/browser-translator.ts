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

/** Answer of a detector about a text, the likeliest language first; 'und' where it can't tell. */
export type DetectedLanguages = readonly {
  readonly detectedLanguage?: string;
  readonly confidence?: number;
}[];

/** A detector of languages of the browser's own. */
interface Detection {
  detect(text: string, options?: { readonly signal?: AbortSignal }): Promise<DetectedLanguages>;
  destroy?(): void;
}

/** The part of the browsers' LanguageDetector API that we use. */
interface BrowserDetector {
  availability(): Promise<string>;
  create(options: { readonly signal: AbortSignal }): Promise<Detection>;
}

function getDetector(): BrowserDetector | undefined {
  return (globalThis as { readonly LanguageDetector?: BrowserDetector }).LanguageDetector;
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

/**
 * Whether this browser tells the language of a text and translates: at once, or only after a press,
 * since it has to download the detector first.
 */
export async function canDetect(): Promise<'at-once' | 'after-press' | 'never'> {
  if (getTranslator() === undefined) return 'never';
  const availability = await getDetector()
    ?.availability()
    .catch(() => undefined);
  if (availability === undefined || availability === 'unavailable') return 'never';
  return availability === 'available' ? 'at-once' : 'after-press';
}

/** Below it a guess is none: short texts look like several languages. */
const SURE = 0.7;

/** The language of a text, where the browser is sure of it. */
export function surestLanguage([first]: DetectedLanguages): string | undefined {
  if (first?.detectedLanguage === undefined || first.detectedLanguage === 'und') return undefined;
  return (first.confidence ?? 0) < SURE ? undefined : first.detectedLanguage;
}

/**
 * Tells the languages of texts in the browser; undefined for a text whose language isn't sure.
 *
 * @throws whatever the browser does: it may refuse, or fail to download
 */
export async function detectLanguages(
  texts: Iterable<string>,
  signal: AbortSignal,
): Promise<Map<string, string | undefined>> {
  const detector = getDetector();
  if (detector === undefined) throw new Error('This browser tells no language.');
  const detection = await detector.create({ signal });
  try {
    const found = new Map<string, string | undefined>();
    for (const text of texts) {
      found.set(text, surestLanguage(await detection.detect(text, { signal })));
    }
    return found;
  } finally {
    detection.destroy?.();
  }
}
