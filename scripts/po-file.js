import { formatter } from '@lingui/format-po';

const PO = formatter({ lineNumbers: false });
/** Ids are made of the English text and its context alone, whatever the language. */
const ANY_LOCALE = { locale: null, sourceLocale: 'en', filename: '' };

/** @typedef {{ message?: string, translation?: string, context?: string, obsolete?: boolean, origin?: [string, number?][] }} Entry */
/** @typedef {{ id: string, text: string, context: string, files: string[] }} Message */

/**
 * Reads the messages of a PO file; obsolete ones (`#~`) and the header are left out.
 *
 * @param {string} source
 * @returns {Message[]} `id` is the English source, `text` empty where nobody has translated it,
 *   `files` those that use it
 */
export function readPo(source) {
  /** @type {Record<string, Entry>} */
  const catalog = PO.parse(source, ANY_LOCALE);
  return Object.values(catalog)
    .filter(({ obsolete }) => !obsolete)
    .map(({ message = '', translation = '', context = '', origin = [] }) => ({
      id: message,
      text: translation,
      context,
      files: origin.map(([file]) => file),
    }));
}
