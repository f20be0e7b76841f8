/** Subjects of the pictures of a home, as its host says. */
export const HOME_SUBJECTS = ['bed', 'desk', 'kitchen', 'bath', 'outdoors', 'street'] as const;
/** Those of a journey: the road, the rails or the water, and a table that is shared on the way. */
export const JOURNEY_SUBJECTS = ['way', 'bed', 'desk', 'table', 'outdoors'] as const;

/** All of them; of a picture of anything else nothing is said. */
export const PICTURE_SUBJECTS = [...HOME_SUBJECTS, 'way', 'table'] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** Rooms look alike from home to home; a street, a garden or the home from outside doesn't. */
const ROOMS: readonly PictureSubject[] = ['bed', 'desk', 'kitchen', 'bath'];

/** Most covers of one room on a page of results. */
export const MAX_COVERS_ALIKE = 3;

interface Pictured {
  readonly pictures: readonly { readonly shows: PictureSubject | null }[];
}

/**
 * The listings of a page, with pictures ordered so that no room is on more than three covers. In
 * their order, each keeps its own cover while there is room for one more of it, and otherwise begins
 * with the first of its pictures that shows something else. Of a picture that says nothing, nothing
 * is known, and it may always be a cover. Where a listing has no other picture, its own stays.
 */
export function varyCovers<Item extends Pictured>(items: readonly Item[]): Item[] {
  const covers = new Map<PictureSubject, number>();
  return items.map((item) => {
    const at = item.pictures.findIndex(({ shows }) => hasRoom(shows, covers));
    const cover = item.pictures[Math.max(0, at)];
    if (cover === undefined) return item;
    if (cover.shows !== null) covers.set(cover.shows, (covers.get(cover.shows) ?? 0) + 1);
    if (at <= 0) return item;
    const others = item.pictures.filter((_, index) => index !== at);
    return { ...item, pictures: [cover, ...others] };
  });
}

function hasRoom(
  shows: PictureSubject | null,
  covers: ReadonlyMap<PictureSubject, number>,
): boolean {
  if (shows === null || !ROOMS.includes(shows)) return true;
  return (covers.get(shows) ?? 0) < MAX_COVERS_ALIKE;
}
