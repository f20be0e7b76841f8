import { parse, transformFromAstAsync, traverse } from '@babel/core';

/** What a caller in the browser needs of a route: where it is, and whether tries share a key. */
const KEPT = new Set(['method', 'path', 'idempotent']);

/**
 * Leaves only what a caller needs in every `defineRoute({ … })` of the browser's build. Schemas
 * of answers and inputs are the server's; those that a form checks against are imported by name
 * and stay. Without it each page would carry the schemas of the whole API.
 *
 * @returns {import('vite').Plugin}
 */
export function leanContracts() {
  return {
    name: 'wayhearth-lean-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/.*contract.*\.ts$/, code: /defineRoute\(/ },
      async handler(code, id) {
        const lean = await leanCode(code, id);
        return lean ?? undefined;
      },
    },
  };
}

/**
 * @param {string} code
 * @param {string} filename
 * @returns {Promise<{ code: string, map: any } | null>}
 */
export async function leanCode(code, filename) {
  const ast = parse(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
  });
  if (ast === null) return null;
  traverse(ast, {
    CallExpression({ node }) {
      const [definition] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'defineRoute') return;
      if (definition?.type !== 'ObjectExpression') return;
      definition.properties = definition.properties.filter(
        (property) =>
          property.type === 'ObjectProperty' &&
          property.key.type === 'Identifier' &&
          KEPT.has(property.key.name),
      );
      node.leadingComments = [{ type: 'CommentBlock', value: ' @__PURE__ ' }];
    },
  });
  const result = await transformFromAstAsync(ast, code, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    cloneInputAst: false,
    parserOpts: { plugins: ['typescript'] },
  });
  return result?.code ? { code: result.code, map: result.map } : null;
}
