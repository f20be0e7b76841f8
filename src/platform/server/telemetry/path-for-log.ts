/**
 * Makes the function that masks the path of a request in the log. A parameter named `:token` is a
 * secret that grants access, so everything from the first parameter on is left out of such a path,
 * whatever the method and whether or not it was found.
 *
 * @param paths as they are mounted, parameters written `:name`
 */
export function makePathForLog(paths: readonly string[]): (path: string) => string {
  const prefixes = paths
    .filter((path) => path.includes('/:token'))
    .map((path) => path.slice(0, path.indexOf(':')));
  return (path) => {
    const prefix = prefixes.find((each) => path.startsWith(each));
    return prefix === undefined ? path : `${prefix}[secret]`;
  };
}
