import type { ListingCategory } from '#domain/vocabulary.ts';

/** The icon of a category, from the sprite that contains them all. */
export function CategoryIcon({ category }: { category: ListingCategory }) {
  return (
    <svg
      aria-hidden="true"
      className="size-4.5 flex-none fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/category-icons.svg#${category}`} />
    </svg>
  );
}
