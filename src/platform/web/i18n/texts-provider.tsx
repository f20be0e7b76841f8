import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { OwnElement } from './own-element.tsx';

/**
 * Gives the page its texts. Unlike Lingui's own provider it tells nobody when further texts come:
 * whoever shows them waits for them (`loadTexts`), and to tell everybody would draw the whole page
 * anew. Where that isn't live yet, React would throw away what the server sent and show a skeleton.
 */
export function TextsProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const texts = useMemo(
    () => ({ i18n, _: i18n.t.bind(i18n), defaultComponent: OwnElement }),
    [i18n],
  );
  return <LinguiContext.Provider value={texts}>{children}</LinguiContext.Provider>;
}
