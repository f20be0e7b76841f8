import { Picture } from '#platform/web/ui/picture.tsx';
import type { Picture as PictureData } from '../../contract.ts';
import { LISTING_GRID_SIZES } from '../components/listing-grid.ts';

/** The cover of a listing in a grid, or its place. */
export function ListingCover({ cover, eager }: { cover: PictureData | null; eager: boolean }) {
  if (cover === null) return <div className="aspect-4/3 rounded-card bg-sunken" />;
  return (
    <Picture picture={cover} sizes={LISTING_GRID_SIZES} eager={eager} className="rounded-card" />
  );
}
