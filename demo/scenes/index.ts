export { drawAvatar } from './avatar/index.ts';
export { decodeLook, encodeLook, type Look } from './avatar/look.ts';
export { drawScene } from './draw-scene.ts';
export { decodeKey, encodeKey } from './key.ts';
export { drawLogo } from './logo.ts';
export { placeholderColors } from './placeholder.ts';
export { type Let, type ListingLook, sceneFor } from './plan.ts';
export { regionOf } from './region.ts';
export {
  INTERIORS,
  type Interior,
  PLACES,
  REGIONS,
  type SceneSpec,
  SUBJECTS,
  TIMES,
} from './spec.ts';
