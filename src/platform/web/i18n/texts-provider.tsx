import type { I18n } from '@lingui/core';
import { LinguiContext, type TransRenderProps } from '@lingui/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';

/**
 * Provides the page's texts. Unlike Lingui's own provider it doesn't notify components when further
 * texts are loaded: components wait for their texts (`loadTexts`), and a notification would render
 * the whole page again. Where that isn't hydrated yet, React would discard the server's HTML and
 * show a skeleton.
 */
export function TextsProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const texts = useMemo(
    () => ({ i18n, _: i18n.t.bind(i18n), defaultComponent: OwnElement }),
    [i18n],
  );
  return <LinguiContext.Provider value={texts}>{children}</LinguiContext.Provider>;
}

/**
 * The output of `<Trans>` is in an element of its own (decision 0229), which is replaced when its
 * texts change: a browser that translates the page takes texts out, and React would look for them
 * in vain.
 */
function OwnElement({ translation }: TransRenderProps) {
  return translation && <span key={textIn(translation)}>{translation}</span>;
}

/** The texts within it, without those that its components show. */
function textIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textIn).join();
  const inner = (node as ReactElement<{ children?: ReactNode }> | null)?.props;
  return inner ? textIn(inner.children) : `${node}`;
}
