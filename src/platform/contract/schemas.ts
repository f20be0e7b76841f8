import * as v from 'valibot';
import { isDateText } from '#domain/dates.ts';
import { hasWholeParts, toCents } from '#domain/money.ts';
import { cleanText } from './clean-text.ts';
import { TOO_PRECISE } from './issues.ts';

/** An account, listing or reservation id. */
export const idSchema = v.pipe(v.string(), v.uuid());

/** `{id}` of a path. */
export const idParams = v.object({ id: idSchema });

/**
 * A real date, 'YYYY-MM-DD', from 1900 to 2199: dates computed from it, some years in either
 * direction, are valid as well.
 */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => isDateText(text)),
  v.minValue('1900-01-01'),
  v.maxValue('2199-12-31'),
);

/** An instant as ISO text in UTC. */
export const instantSchema = v.string();

/** An instant as ISO text with the UTC offset of its place (`placedInstant`). */
export const placedInstantSchema = v.string();

/** Integer cents of US dollars. */
export const centsSchema = v.pipe(v.number(), v.integer());

/** US dollars, cents as decimals: amounts with a dollar sign in the specification (spec 3 §2.9). */
export const dollarsSchema = v.number();

/** A caller's amount in US dollars, as whole cents. */
export const dollarsAsCentsSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000_000),
  v.check((dollars) => hasWholeParts(dollars, 100), TOO_PRECISE),
  v.transform(toCents),
);

/** A line of text a person typed: trimmed, well-formed, without control or invisible characters. */
export function lineSchema(maxLength: number, minLength = 0) {
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim()),
    v.minLength(minLength),
    v.maxLength(maxLength),
  );
}

/** Several lines of text a person typed. */
export function textSchema(maxLength: number, minLength = 0) {
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text).trim()),
    v.minLength(minLength),
    v.maxLength(maxLength),
  );
}

/** Answer of a request without a result. */
export const doneSchema = v.object({ done: v.literal(true) });

/** A file of a form. The receiver has to check that its content matches its name. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  /** Name given by the sender; never a path of ours. */
  readonly name: string;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly digest: string;
}

/** A file of a `multipart/form-data` body. */
export const fileSchema = v.custom<ReceivedFile>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value && 'digest' in value,
);

const KEY = String.raw`\d{1,16}_[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;

/** Where a page of a list by instant and id begins or ends (`keysetOrder`). */
export const pageKeySchema = v.pipe(v.string(), v.regex(new RegExp(`^${KEY}$`)));

/** The same of a list in which rows have a rank before them, a digit. */
export const rankedPageKeySchema = v.pipe(v.string(), v.regex(new RegExp(`^\\d_${KEY}$`)));

/** The pages beside one of a list. */
export const besidePagesEntries = {
  /** Key for the page before this one; null on the first page. */
  previous: v.nullable(v.string()),
  /** Key for the page after this one; null on the last page. */
  next: v.nullable(v.string()),
};

/** A signed id in an address (`signed-id.ts`): 64 letters, digits, `_` and `-`. */
export const SIGNED_ID = /^[\w-]{64}$/;

export const signedIdSchema = v.pipe(v.string(), v.regex(SIGNED_ID));
