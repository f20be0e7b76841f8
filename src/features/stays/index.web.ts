export { SearchBar } from './web/search/search-bar.tsx';
export { loadSearch, searchQuery } from './web/search/search-data.ts';
export { searchHead } from './web/search/search-head.ts';
export { SearchPage } from './web/search/search-page.tsx';
