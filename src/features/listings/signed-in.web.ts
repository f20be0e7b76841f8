// What every page does for somebody signed in; fetched for them alone.

export { useCreationContinuation } from './web/creation/use-creation-continuation.ts';
export { useMergeFavorites } from './web/favorites.ts';
