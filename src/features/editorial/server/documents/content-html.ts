import type { ContentNode } from '../../content-page.ts';
import { escapeXml } from './xml.ts';

const VOID = new Set(['br', 'hr']);

/**
 * A page's text as HTML for those who read it elsewhere.
 *
 * @param origin put before links within this site
 */
export function contentHtml(nodes: readonly ContentNode[], origin: string): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeXml(node) : tagOf(node, origin)))
    .join('');
}

function tagOf([tag, attributes, children]: Exclude<ContentNode, string>, origin: string): string {
  const given = Object.entries(attributes).map(([name, value]) => {
    const whole = name === 'href' && value.startsWith('/') ? `${origin}${value}` : value;
    return ` ${name}="${escapeXml(whole)}"`;
  });
  const open = `<${tag}${given.join('')}>`;
  return VOID.has(tag) ? open : `${open}${contentHtml(children, origin)}</${tag}>`;
}
