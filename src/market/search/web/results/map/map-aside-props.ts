import type { ResultsPage } from '../results-page.ts';
import type { ResultsSearch } from '../results-section.ts';

export interface MapAsideProps {
  search: ResultsSearch;
  results: ResultsPage;
}
