const INSERTS_STYLES = /^__insertCSS\("(?:[^"\\]|\\.)*"\)\s*;?$/m;

/**
 * Keeps the library of toasts from putting its stylesheet into the page as soon as it is fetched:
 * a page whose stylesheets change is styled anew, every element of it. `toast-region.tsx` brings
 * the same stylesheet with the first toast.
 *
 * @returns {import('vite').Plugin}
 */
export function toastStyles() {
  return {
    name: 'wayhearth-toast-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withoutInsertedStyles(code), map: null }),
    },
  };
}

/**
 * @param {string} code of the library
 * @returns {string} without the call that inserts its stylesheet
 * @throws {Error} where there is no such call, so that another version of it is noticed
 */
export function withoutInsertedStyles(code) {
  if (!INSERTS_STYLES.test(code)) throw new Error('sonner inserts its stylesheet in another way');
  return code.replace(INSERTS_STYLES, '');
}
