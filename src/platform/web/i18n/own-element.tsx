import type { TransRenderProps } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';

/**
 * What `<Trans>` shows stands in an element of its own (decision 0229), which is replaced when its
 * texts change: a browser that translates the page takes texts out, and React would look for them
 * in vain.
 */
export function OwnElement({ translation }: TransRenderProps) {
  return translation && <span key={textIn(translation)}>{translation}</span>;
}

/** The texts that stand in it, without those that its components show. */
function textIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textIn).join();
  const inner = (node as ReactElement<{ children?: ReactNode }> | null)?.props;
  return inner ? textIn(inner.children) : `${node}`;
}
