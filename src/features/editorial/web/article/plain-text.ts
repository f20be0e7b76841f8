import type { ContentNode } from '../../content-page.ts';

/** Elements that separate words. */
const BLOCKS = new Set(['p', 'li', 'tr', 'th', 'td', 'blockquote', 'h2', 'h3', 'h4', 'br']);

/** The words of a piece of a page, without its elements. */
export function toPlainText(nodes: readonly ContentNode[]): string {
  return joinTexts(nodes).replace(/\s+/g, ' ').trim();
}

function joinTexts(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [tag, , children] = node;
      return joinTexts(children) + (BLOCKS.has(tag) ? ' ' : '');
    })
    .join('');
}
