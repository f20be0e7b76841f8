/** A parameter of a form-encoded call: text, or parameters by name. */
export interface FormTree {
  [name: string]: string | FormTree;
}

/** Reads `a[b][0][c]=d` into nested objects, as Stripe's documentation writes nested parameters. */
export function readForm(body: string): FormTree {
  const tree: FormTree = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let branch = tree;
    for (const part of path) {
      const next = branch[part];
      if (typeof next === 'object') branch = next;
      else {
        const made: FormTree = {};
        branch[part] = made;
        branch = made;
      }
    }
    branch[last] = value;
  }
  return tree;
}

/** The text at a path, or undefined. */
export function textAt(tree: FormTree, ...path: string[]): string | undefined {
  let found: string | FormTree | undefined = tree;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
