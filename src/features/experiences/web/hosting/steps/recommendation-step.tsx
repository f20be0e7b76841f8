import { AmenityGrid } from '../arrangements/amenity-grid.tsx';
import { ArrangementGrids } from '../arrangements/arrangement-grids.tsx';
import { PlaceList } from '../recommendation/place-list.tsx';

/** Place, included arrangements, and amenities on site (spec 2 §2, step 1). */
export default function RecommendationStep() {
  return (
    <>
      <PlaceList />
      <ArrangementGrids />
      <AmenityGrid />
    </>
  );
}
