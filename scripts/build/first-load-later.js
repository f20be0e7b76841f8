/** The framework's list of what each page's HTML asks for, in the build of the server. */
const MANIFEST = /tanstack-start-manifest/;
/** What the client's entry asks for once a page is painted. */
const LATER = /\s*"[^"]*\/(?:first|rolldown-runtime)\.js",?/g;

/**
 * Takes the scripts that make a page live out of what its HTML asks for at once: the entry asks for
 * them once the page is painted (`src/entry/client.tsx`).
 *
 * @returns {import('vite').Plugin}
 */
export function firstLoadLater() {
  return {
    name: 'wayhearth-first-load-later',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => MANIFEST.test(fileName));
      let left = 0;
      for (const file of files) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(LATER, () => {
          left += 1;
          return '';
        });
      }
      if (left === 0) this.error('no page asks for the first scripts: has the manifest changed?');
    },
  };
}
