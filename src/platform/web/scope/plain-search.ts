import type { UrlParams } from './url-search.ts';

/** The parameters of an address as text: each page's codec reads them. */
export function parsePlainSearch(text: string): UrlParams {
  const search: UrlParams = {};
  const params = new URLSearchParams(text);
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    search[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return search;
}

/** @returns empty, or beginning with `?` */
export function stringifyPlainSearch(search: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
