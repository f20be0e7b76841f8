import { useTheme } from '#platform/web/theme/theme.ts';

/** `--paper` of both themes, as a browser's own bar needs it. */
const LIGHT = '#fefaf3';
const DARK = '#14100c';

/** Colours the browser's own bar like the page: as chosen, else as the device is. */
export function BarColours() {
  const theme = useTheme();
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={theme === 'dark' ? DARK : LIGHT}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={theme === 'light' ? LIGHT : DARK}
      />
    </>
  );
}
