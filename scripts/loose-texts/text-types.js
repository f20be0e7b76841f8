import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * Whether a value can be a text that is seen: blanks are none, and what may be anything (`isNode`)
 * is followed to where it is given.
 *
 * @param {ts.Type} type
 * @returns {boolean}
 */
export function mayBeText(type) {
  if (isNode(type)) return false;
  if (type.isUnionOrIntersection()) return type.types.some(mayBeText);
  if (type.isStringLiteral()) return type.value.trim() !== '';
  const bound = type.flags & ts.TypeFlags.TypeParameter ? type.getConstraint() : undefined;
  return bound === undefined ? (type.flags & TEXT) !== 0 : mayBeText(bound);
}

/** @param {ts.Type} type whether it is React's union of all that can be shown */
export function isNode(type) {
  return type.isUnion() && type.types.some(({ symbol }) => symbol?.name === 'ReactPortal');
}
