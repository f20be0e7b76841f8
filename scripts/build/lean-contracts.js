import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, transformFromAstAsync, traverse } from '@babel/core';

/** What a caller in the browser needs of a route: where it is, for whom, and whether tries share a key. */
const KEPT = new Set(['method', 'path', 'access', 'idempotent']);
const CONTRACT = /\/contract(?:\/[\w-]+)?\.ts$/;
/** Never part of a page. */
const NOT_PAGES = /\/server\/|\.test\.tsx?$|\/src\/entry\//;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'[^']*\/contract(?:\/[\w-]+)?\.ts'/g;
/** Pages whose code every page carries fetch their contracts when they are shown. */
const LATE_IMPORT =
  /\{([^{}]*)\}\s*=\s*await\s+import\(\s*'[^']*\/contract(?:\/[\w-]+)?\.ts'\s*\)/g;

/**
 * Leaves only what the pages use of the contracts in the browser's build: of a route where it is,
 * of schemas those that a form checks against. The rest is the server's; without this each page
 * would carry the schemas of the whole API, and the library that reads them.
 *
 * @returns {import('vite').Plugin}
 */
export function leanContracts() {
  /** @type {ReadonlySet<string>} */
  let wanted = new Set();
  return {
    name: 'wayhearth-lean-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      wanted = namesWanted(sourcesBelow(join(this.environment.config.root, 'src')));
    },
    transform: {
      filter: { id: CONTRACT },
      async handler(code, id) {
        const lean = await leanCode(code, id, wanted);
        return lean ?? undefined;
      },
    },
  };
}

/**
 * @typedef {{ path: string, code: string }} Source
 * @param {string} folder
 * @returns {Source[]}
 */
function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_PAGES.test(path))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
}

/**
 * The names of contracts that pages import, and all that these are made of.
 *
 * @param {readonly Source[]} sources
 * @returns {Set<string>}
 */
export function namesWanted(sources) {
  /** @type {Map<string, Set<string>>} what each declaration of a contract refers to */
  const parts = new Map();
  /** @type {string[]} */
  const open = [];
  for (const { path, code } of sources) {
    if (CONTRACT.test(path)) {
      for (const { name, uses } of declarationsOf(leanTree(code, path))) parts.set(name, uses);
      continue;
    }
    for (const pattern of [IMPORT, LATE_IMPORT]) {
      for (const [, names = ''] of code.matchAll(pattern)) open.push(...importedNames(names));
    }
  }
  /** @type {Set<string>} */
  const wanted = new Set();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (wanted.has(name)) continue;
    wanted.add(name);
    open.push(...(parts.get(name) ?? []));
  }
  return wanted;
}

/** @param {string} list what stands between the braces of an import */
function importedNames(list) {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+|\s*:\s*/)[0] ?? '');
}

/**
 * @param {string} code
 * @param {string} filename
 * @param {ReadonlySet<string>} wanted declarations that are kept
 * @returns {Promise<{ code: string, map: any } | null>}
 */
export async function leanCode(code, filename, wanted) {
  const ast = leanTree(code, filename);
  const { body } = ast.program;
  for (const statement of body) {
    const declared = variableOf(statement);
    if (declared !== null) {
      declared.declarations = declared.declarations.filter(
        ({ id }) => id.type !== 'Identifier' || wanted.has(id.name),
      );
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      statement.specifiers = statement.specifiers.filter(
        (each) =>
          each.type !== 'ExportSpecifier' || wanted.has(/** @type {any} */ (each.local).name),
      );
    }
  }
  ast.program.body = body.filter((statement) => variableOf(statement)?.declarations.length !== 0);
  dropUnusedImports(ast);
  const result = await transformFromAstAsync(ast, code, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    cloneInputAst: false,
    parserOpts: { plugins: ['typescript'] },
  });
  // A contract of which nothing is left is an empty module, not the module as it was.
  return result === null ? null : { code: result.code ?? '', map: result.map };
}

/**
 * The contract with routes that only say where they are.
 *
 * @param {string} code
 * @param {string} filename
 */
function leanTree(code, filename) {
  const ast = parse(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
  });
  if (ast === null) throw new Error(`${filename} can't be read`);
  traverse(ast, {
    CallExpression(path) {
      const { node } = path;
      // What a contract makes, it makes for whoever imports it: unused, it may go.
      if (path.getFunctionParent() === null) {
        node.leadingComments = [{ type: 'CommentBlock', value: ' @__PURE__ ' }];
      }
      const [definition] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'defineRoute') return;
      if (definition?.type !== 'ObjectExpression') return;
      definition.properties = definition.properties.filter(
        (property) =>
          property.type === 'ObjectProperty' &&
          property.key.type === 'Identifier' &&
          KEPT.has(property.key.name),
      );
    },
  });
  return ast;
}

/**
 * The `const` of a statement, exported or not.
 *
 * @param {import('@babel/core').types.Statement} statement
 */
function variableOf(statement) {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration : null;
}

/**
 * @param {import('@babel/core').types.File} ast
 * @returns {{ name: string, uses: Set<string> }[]}
 */
function declarationsOf(ast) {
  /** @type {{ name: string, uses: Set<string> }[]} */
  const found = [];
  traverse(ast, {
    Program(program) {
      for (const [name, binding] of Object.entries(program.scope.bindings)) {
        if (binding.kind === 'module') continue;
        /** @type {Set<string>} */
        const uses = new Set();
        binding.path.traverse({
          Identifier(path) {
            if (path.isReferencedIdentifier()) uses.add(path.node.name);
          },
        });
        found.push({ name, uses });
      }
    },
  });
  return found;
}

/** @param {import('@babel/core').types.File} ast */
function dropUnusedImports(ast) {
  traverse(ast, {
    Program(program) {
      program.scope.crawl();
      for (const statement of program.get('body')) {
        if (!statement.isImportDeclaration()) continue;
        for (const specifier of statement.get('specifiers')) {
          if (program.scope.getBinding(specifier.node.local.name)?.referenced !== true) {
            specifier.remove();
          }
        }
        if (statement.node.specifiers.length === 0) statement.remove();
      }
    },
  });
}
