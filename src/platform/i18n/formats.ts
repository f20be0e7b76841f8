/**
 * Formatters of this locale and these options, made once. Making one takes up to a millisecond,
 * longer than all its formatting on a page.
 */

/** Time zones make the most kinds; a server resets the cache at this size. */
const MAX_KEPT = 500;

export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const displayNames = kept(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

export const listFormat = kept(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

function kept<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (format === undefined) {
      if (formats.size >= MAX_KEPT) formats.clear();
      format = make(locale, options);
      formats.set(key, format);
    }
    return format;
  };
}
