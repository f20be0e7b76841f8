/** The list of places under a field, fetched when the field is entered. */
export const loadPlaceSuggestions = () => import('./place-suggestions.tsx');
