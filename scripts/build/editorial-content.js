import { readFileSync } from 'node:fs';
import { readContentPage } from './read-content-page.js';

/** A page's file: `…/content/<locale>/<path>.md`, with `?about` for all but its text. */
const FILE = /^(.*\/content)\/([a-z]{2,3}(?:-[A-Za-z]+)?)\/(.+)\.md(?:\?(.*))?$/;
const SOURCE_LOCALE = 'en';

/**
 * Makes a module of each Markdown page while the product is built, so that no page is parsed when
 * it is shown and no parser travels to a browser. `page.md` gives the whole page, `page.md?about`
 * what a list says of it.
 *
 * @returns {import('vite').Plugin}
 */
export function editorialContent() {
  return {
    name: 'wayhearth-editorial-content',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const [, folder, locale = '', name = '', query = ''] = FILE.exec(id) ?? [];
        const english = `${folder}/${SOURCE_LOCALE}/${name}.md`;
        if (locale !== SOURCE_LOCALE) this.addWatchFile(english);
        const source = locale === SOURCE_LOCALE ? code : readFileSync(english, 'utf8');
        const path = name.replace(/\/index$/, '');
        const page = readContentPage({ path, locale, text: code, source });
        const { body: _, ...about } = page;
        const given = new URLSearchParams(query).has('about') ? about : page;
        return { code: `export default ${JSON.stringify(given)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
