import type { QuerySource } from './query-source.ts';

/** The parameters a field writes; undefined ones are left out. */
export type SearchParams = Readonly<Record<string, string | number | undefined>>;

/**
 * One criterion of a search, such as its price: how it is read from parameters, and written.
 *
 * @typeParam Part the properties of the search that it covers
 */
export interface SearchField<Part extends object, Name extends string = string> {
  /** Its name as a removable filter. */
  readonly name: Name;
  /** The properties of the search that are read, written and changed together. */
  readonly keys: readonly (keyof Part & string)[];
  /** Its part of the search; values that are missing or of another type are undefined. */
  read(source: QuerySource): { readonly [Key in keyof Part]?: Part[Key] | undefined };
  /** The parameters that `read` reads back, in their order, defaults left out. */
  write(search: Partial<Part>): SearchParams;
  /** The values shown as filters of a search, undefined where there is none. */
  filters(search: Partial<Part>): readonly (string | undefined)[];
  /** For a list, the search without one value; without this rule the whole field is removed. */
  without?(
    search: Partial<Part>,
    value: string | undefined,
  ): { readonly [Key in keyof Part]?: Part[Key] | undefined };
}

/** A removable part of a search; the values of a list are removed one by one. */
export interface SearchFilter<Name extends string = string> {
  readonly key: Name;
  /** The value of a list, or of a filter that is a single value. */
  readonly value?: string;
}

/** Changes to a search; undefined removes a field. */
export type SearchPatch<Search> = { readonly [Key in keyof Search]?: Search[Key] | undefined };

/** A filter in an answer: its parameter and, for a list, its value. */
export interface NamedFilter {
  readonly key: string;
  readonly value: string | null;
}

/**
 * Country, address, position and box describe the place together, so they are set and removed as
 * one.
 */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['locationValue', 'address', 'position', 'bbox']);

/** Whether a filter is one of those that describe the place. */
export function saysWhere({ key }: Pick<NamedFilter, 'key'>): boolean {
  return PLACE_FIELDS.has(key);
}

/** Codec between URL and search, for one kind of listing. */
export interface SearchCodec<Search extends object, Name extends string = string> {
  /** The search that parameters describe. Never throws: invalid values are ignored. */
  parse(source: QuerySource): Search;
  /** The parameters in one fixed order, defaults left out; `parse` undoes it. */
  format(search: Search): Record<string, string>;
  /** A search with some properties changed, back on page 1 unless the change names a page. */
  change(search: Search, patch: SearchPatch<Search>): Search;
  /** The active criteria, ready to be shown as chips. */
  activeFilters(search: Search): SearchFilter<Name>[];
  /** The search without one filter, back on page 1. */
  removeFilter(search: Search, filter: SearchFilter<Name>): Search;
  /** The search without any place, back on page 1. */
  withoutPlace(search: Search): Search;
  /**
   * The search without some of its filters, back on page 1; a filter of the place removes all of
   * the place's.
   */
  withoutFilters(search: Search, filters: readonly NamedFilter[]): Search;
}

/**
 * Makes a codec of fields.
 *
 * @param fields in the order of their parameters
 * @param order names of the removable fields, in the order of their chips
 */
export function defineSearch<Search extends object, Name extends string>(
  fields: readonly SearchField<Search>[],
  order: readonly Name[],
): SearchCodec<Search, Name> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const shown = order.map((name) => {
    const field = byName.get(name);
    if (field === undefined) throw new TypeError(`No field of a search is called ${name}`);
    return { name, field };
  });
  const page = byName.get('page');

  function change(search: Search, patch: SearchPatch<Search>): Search {
    const asked = { ...search, ...patch } as Search;
    const isInQuery = ({ keys }: SearchField<Search>) =>
      keys.some((key) => Object.hasOwn(patch, key));
    // Changed fields are read as a URL would be, so that they keep their bounds; the others were
    // read before.
    const changed = fields
      .filter(isInQuery)
      .map((field) => [field, field.read(withoutGaps(field.write(asked)))] as const);
    const isMoved = page !== undefined && !isInQuery(page);
    return withoutGaps(
      Object.assign({}, search, isMoved ? page.read({}) : {}, ...changed.map(([, part]) => part)),
    );
  }

  function removeFilter(search: Search, { key, value }: SearchFilter): Search {
    const field = byName.get(key);
    if (field === undefined) return change(search, {});
    return change(search, field.without?.(search, value) ?? emptied([field]));
  }

  const placeFields = fields.filter(({ name }) => saysWhere({ key: name }));
  const withoutPlace = (search: Search) => change(search, emptied(placeFields));

  return {
    parse: (source) =>
      withoutGaps(Object.assign({}, ...fields.map((field) => field.read(source))) as Search),
    format(search) {
      // Called for each link of a page of results.
      const params: Record<string, string> = {};
      for (const field of fields) {
        for (const [name, value] of Object.entries(field.write(search))) {
          if (value !== undefined) params[name] = String(value);
        }
      }
      return params;
    },
    change,
    activeFilters: (search) =>
      shown.flatMap(({ name, field }) =>
        field
          .filters(search)
          .map((value) => (value === undefined ? { key: name } : { key: name, value })),
      ),
    removeFilter,
    withoutPlace,
    withoutFilters: (search, filters) =>
      filters.reduce(
        (left, { key, value }) =>
          saysWhere({ key })
            ? withoutPlace(left)
            : removeFilter(left, value === null ? { key } : { key, value }),
        search,
      ),
  };
}

/** The change that clears some fields. */
function emptied<Search extends object>(
  fields: readonly SearchField<Search>[],
): SearchPatch<Search> {
  const names = fields.flatMap(({ keys }) => keys);
  return Object.fromEntries(names.map((name) => [name, undefined])) as SearchPatch<Search>;
}

/** The same without properties that are undefined. */
function withoutGaps<T extends object>(value: T): T {
  const kept: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    if (each !== undefined) kept[name] = each;
  }
  return kept as T;
}
