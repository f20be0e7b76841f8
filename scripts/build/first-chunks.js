/** What every dialog with fields is made of; the first of them opens by itself. */
const DIALOGS = /\/src\/platform\/web\/ui\/(?:dialog|use-modal|modal-stack|field)\.tsx?$/;

/**
 * The chunks that every page begins with: `begin`, what the client's entry needs before it asks for
 * the rest, and `first`, a module with all that it needs. And that of dialogs, `dialog`. The bundler
 * adds what a module needs, which is no more than it uses: of a face, the modules of the names that
 * are imported from it.
 *
 * @param {string} entry absolute path of the client's entry
 * @param {string} first absolute path of the module that the entry imports later
 * @returns {import('rolldown').CodeSplittingOptions['groups']}
 */
export function firstChunks(entry, first) {
  return [
    {
      // The entry is a chunk of its own.
      name: (id, context) =>
        context.getModuleInfo(entry)?.importedIds.includes(id) ? 'begin' : null,
      priority: 2,
    },
    { name: 'first', test: (id) => id === first, priority: 1 },
    { name: 'dialog', test: DIALOGS, includeDependenciesRecursively: false },
  ];
}
