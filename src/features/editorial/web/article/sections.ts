import type { ContentNode } from '../../content-page.ts';

/** A heading with the content below it, up to the next one of its rank. */
export interface ArticleSection {
  /** The anchor, the same in every language. */
  readonly id: string;
  readonly heading: readonly ContentNode[];
  readonly body: readonly ContentNode[];
}

/**
 * Splits a text at its headings of one rank.
 *
 * @returns `before`: the content above the first of them
 */
export function splitIntoSections(
  body: readonly ContentNode[],
  rank: 'h2' | 'h3',
): { readonly before: readonly ContentNode[]; readonly sections: readonly ArticleSection[] } {
  const before: ContentNode[] = [];
  const sections: { id: string; heading: readonly ContentNode[]; body: ContentNode[] }[] = [];
  for (const node of body) {
    if (typeof node !== 'string' && node[0] === rank) {
      sections.push({ id: node[1].id ?? '', heading: node[2], body: [] });
    } else (sections.at(-1)?.body ?? before).push(node);
  }
  return { before, sections };
}
