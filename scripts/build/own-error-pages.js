const RAW_PAGE = /^function ErrorComponent\(\{ error \}\) \{\n[\s\S]*?^\}$/m;

/**
 * Leaves out the router's own page of an error, which shows its raw text: each boundary is given a
 * page of ours (decision 0230), and nobody should load one that is never shown.
 *
 * @returns {import('vite').Plugin}
 */
export function ownErrorPages() {
  return {
    name: 'wayhearth-own-error-pages',
    apply: 'build',
    transform: {
      filter: { id: /\/@tanstack\/react-router\/dist\/esm\/CatchBoundary\.js$/ },
      handler: (code) => ({ code: withoutRawPage(code), map: null }),
    },
  };
}

/**
 * @param {string} code of the router's boundary
 * @returns {string} with nothing in place of its page
 * @throws {Error} where it has no such page, so that another version of it is noticed
 */
export function withoutRawPage(code) {
  if (!RAW_PAGE.test(code)) throw new Error('the router shows errors in another way');
  return code.replace(RAW_PAGE, 'function ErrorComponent() {\n\treturn null;\n}');
}
