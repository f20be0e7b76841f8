import * as v from 'valibot';

/** A country by its ISO 3166-1 code, in capitals: `PT`. */
export const countryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
