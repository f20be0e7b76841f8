import type { ReactNode } from 'react';
import { directionOf, type Locale } from '#platform/i18n/locales.ts';
import { formatPreferences } from '#platform/i18n/preferences.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { useTheme } from '#platform/web/theme/theme.ts';

/** The outermost element, with what styles and scripts read of it. */
export function HtmlElement({ locale, children }: { locale: Locale; children: ReactNode }) {
  const theme = useTheme();
  const preferences = usePreferences();
  const { origin, mapStyleUrl, askedLanguage } = pageScope();
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={theme}
      data-motion={preferences.motion}
      data-preferences={formatPreferences(preferences)}
      data-asked={askedLanguage}
      data-origin={origin}
      data-map-style={mapStyleUrl}
    >
      {children}
    </html>
  );
}
