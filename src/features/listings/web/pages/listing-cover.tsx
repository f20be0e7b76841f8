import type { ListingKind } from '#domain/vocabulary.ts';
import type { Picture as PictureData } from '#market/page/contract.ts';
import { LISTING_GRID_SIZES } from '#market/page/index.web.ts';
import { DrawnPlace } from '#platform/web/ui/drawn-place.tsx';
import { Picture } from '#platform/web/ui/picture.tsx';

/** The cover of a listing in a grid, or its placeholder. */
export function ListingCover({
  kind,
  cover,
  eager,
  sizes = LISTING_GRID_SIZES,
}: {
  kind: ListingKind;
  cover: PictureData | null;
  eager: boolean;
  /** Its width, where it stands in no grid of cards. */
  sizes?: string;
}) {
  if (cover === null) return <DrawnPlace name={kind} />;
  return <Picture picture={cover} sizes={sizes} eager={eager} className="rounded-card" />;
}
