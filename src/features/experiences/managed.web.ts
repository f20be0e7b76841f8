// Who manages which places, for the page of administrators; its texts are `experiences/managed`.
export { default as ManagedPlaces } from './web/managed/managed-places.tsx';
