import drawing from './brand-mark.svg?url&no-inline';

/** The hearth: a doorway with a fire's glow in it, in the colours of the theme. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-7 sm:size-8" aria-hidden="true">
      <use href={`${drawing}#mark`} />
    </svg>
  );
}
