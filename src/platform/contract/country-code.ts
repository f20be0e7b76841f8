import * as v from 'valibot';

/** The form of a country's ISO 3166-1 code, in capitals: `PT`. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;

export const countryCodeSchema = v.pipe(v.string(), v.regex(COUNTRY_CODE));
