import library from '#generated/countries.json' with { type: 'json' };

/** A country as the wizards and the address use it (spec 1 §3). */
export interface CountryOption {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly value: string;
  /** Common name in the requested language. */
  readonly label: string;
  /** Flag emoji. */
  readonly flag: string;
  /** Latitude and longitude of its middle, degrees. */
  readonly latlng: readonly [number, number];
  /** Continent-like region: Africa, Americas, Antarctic, Asia, Europe, Oceania. */
  readonly region: string;
}

/** The library's language keys (ISO 639-3) for ours. */
const LIBRARY_LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ara',
  cs: 'ces',
  de: 'deu',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  zh: 'zho',
};

const byLocale = new Map<string, readonly CountryOption[]>();

/**
 * All countries, sorted by their label in `locale` (`'pt'` and `'pt-BR'` alike). If the library has
 * no name in that language, the runtime's own name is used, and last the English one.
 */
export function countries(locale: string): readonly CountryOption[] {
  const language = parseLanguage(locale);
  const known = byLocale.get(language);
  if (known) return known;
  const names = displayNames(language);
  const key = LIBRARY_LANGUAGES[language];
  const options = library.map((country): CountryOption => {
    const translations: Readonly<Record<string, string>> = country.translations;
    const translated = key === undefined ? undefined : translations[key];
    return {
      value: country.cca2,
      label:
        language === 'en' ? country.name : (translated ?? names?.of(country.cca2) ?? country.name),
      flag: country.flag,
      latlng: [country.latlng[0] ?? 0, country.latlng[1] ?? 0],
      region: country.region,
    };
  });
  const collator = new Intl.Collator(language);
  options.sort((a, b) => collator.compare(a.label, b.label));
  byLocale.set(language, options);
  return options;
}

/** The country with this two-letter code in any case, or `null`. */
export function countryByCode(code: string, locale: string): CountryOption | null {
  const value = code.toUpperCase();
  return countries(locale).find((country) => country.value === value) ?? null;
}

/** Every name the library knows for each country, in all its languages, with its code. */
export function* countryNames(): Generator<{ code: string; name: string }> {
  for (const country of library) {
    yield { code: country.cca2, name: country.name };
    yield { code: country.cca2, name: country.officialName };
    yield { code: country.cca2, name: country.cca3 };
    for (const name of country.altSpellings) yield { code: country.cca2, name };
    for (const name of country.nativeNames) yield { code: country.cca2, name };
    for (const name of Object.values(country.translations)) yield { code: country.cca2, name };
  }
}

function parseLanguage(locale: string): string {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  return /^[a-z]{2,3}$/.test(language) ? language : 'en';
}

function displayNames(language: string): Intl.DisplayNames | null {
  if (Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return null;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
}
