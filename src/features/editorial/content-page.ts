import type { Locale } from '#platform/i18n/locales.ts';

/** A piece of a page: text, or an element with its attributes and content. */
export type ContentNode =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string>>,
      children: readonly ContentNode[],
    ];

/** A page's entry in a list. */
export interface ContentSummary {
  /** Without a slash in front, such as `guide/working-across-time-zones`. */
  readonly path: string;
  /** The language it is written in. */
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Publication date, YYYY-MM-DD. */
  readonly date?: string;
  /** Among the guides. */
  readonly order?: number;
  /** Reading time. */
  readonly minutes?: number;
  readonly kind?: 'guide' | 'story';
}

/** A written page, made of its Markdown file while the product is built. */
export interface ContentPage extends ContentSummary {
  readonly body: readonly ContentNode[];
}
