/** The list of places under a field, loaded when the field gets the focus. */
export const loadPlaceSuggestions = () => import('./place-suggestions.tsx');
