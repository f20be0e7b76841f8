import type { TransRenderProps } from '@lingui/react';
import { isValidElement, type ReactNode } from 'react';

/**
 * What `<Trans>` shows stands in an element of its own (decision 0229): a browser that translates
 * the page takes texts out, and React then changes or removes an element where it would look for
 * the text in vain. An element that holds nothing but a string is given the new one whole; one that
 * holds texts among elements is replaced when they change.
 */
export function OwnElement({ translation }: TransRenderProps) {
  if (translation === null || translation === '') return null;
  if (typeof translation === 'string') return <span>{translation}</span>;
  return <span key={textIn(translation)}>{translation}</span>;
}

/** The texts that stand in it, without those that its components show. */
function textIn(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textIn).join('|');
  return isValidElement<{ children?: ReactNode }>(node) ? textIn(node.props.children) : '';
}
