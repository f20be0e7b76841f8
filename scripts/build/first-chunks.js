/** What every dialog with fields is made of; the first of them opens by itself. */
const DIALOGS = /\/src\/platform\/web\/ui\/(?:dialog|use-modal|modal-stack|field)\.tsx?$/;

/**
 * Names the two chunks that every page begins with: `begin`, what the client's entry needs before
 * it asks for the rest, and `first`, a module and all that its static imports lead to. And that of
 * dialogs, `dialog`.
 *
 * @param {string} entry absolute path of the client's entry
 * @param {string} first absolute path of the module that the entry imports later
 * @returns {import('rolldown').CodeSplittingNameFunction}
 */
export function firstChunks(entry, first) {
  /** @type {WeakMap<object, Map<string, string>>} names by module, by the pass of the bundler */
  const passes = new WeakMap();
  return (id, context) => {
    let names = passes.get(context);
    if (names === undefined) {
      names = new Map();
      for (const later of withImports(first, context)) names.set(later, 'first');
      for (const before of withImports(entry, context)) names.set(before, 'begin');
      // The entry is a chunk of its own.
      names.delete(entry);
      passes.set(context, names);
    }
    return names.get(id) ?? (DIALOGS.test(id) ? 'dialog' : null);
  };
}

/**
 * @param {string} start
 * @param {import('rolldown').ChunkingContext} context
 */
function withImports(start, context) {
  const ids = new Set([start]);
  for (const id of ids) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  }
  return ids;
}
