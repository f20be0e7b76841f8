import type { ResultsPage, ResultsSearch } from '../results-section.ts';

export interface MapAsideProps {
  search: ResultsSearch;
  results: ResultsPage;
}
