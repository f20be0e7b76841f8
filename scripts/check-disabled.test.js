import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDisabled } from './check-disabled.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
beforeEach(() => {
  tree = makeTree();
});
afterEach(() => tree.remove());

/** @param {string} jsx */
function findingsOf(jsx) {
  tree.put('src/features/stays/web/page.tsx', `export const Page = (x) => (\n<>${jsx}</>);`);
  return checkDisabled(tree.root);
}

describe('disabled says why', () => {
  test.each([
    '<Button disabled={x.text === ""}>Send</Button>',
    '<Button disabled={!x.isReservable}>Reserve</Button>',
    '<button type="button" disabled>Go</button>',
    '<Button disabled={busy || !x.canAccept}>Accept</Button>',
    '<input type="checkbox" disabled={isFull(x) && !x.isChosen} />',
  ])('%s', (jsx) => {
    expect(findingsOf(jsx)).toEqual([
      'src/features/stays/web/page.tsx:2: disabled, and nothing says why: give it `reason`, `hint` or `aria-describedby`.',
    ]);
  });

  test.each([
    '<Button reason={x.missing}>Send</Button>',
    '<Button disabled={x.isLocked} aria-describedby={x.lockId}>Check in</Button>',
    '<TextField disabled={x.country === null} hint={x.hint} />',
    '<Button look="secondary" disabled={busy}>Back</Button>',
    '<button disabled={busy || form.isSubmitting}>Back</button>',
    '<button disabled={value >= max}>More</button>',
    '<option disabled={x.isPast}>May</option>',
  ])('%s is fine', (jsx) => {
    expect(findingsOf(jsx)).toEqual([]);
  });
});
