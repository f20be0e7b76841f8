import type { StaySearch } from '#domain/search/stay-search.ts';
import type { StaySearchPage } from '../../contract.ts';

export interface MapAsideProps {
  search: StaySearch;
  results: StaySearchPage;
}
