// Paths of calls that are no routes: their responses are files.

/** Path of the terms of managed places (spec 2 §7). */
export const MANAGED_EXPERIENCES = '/data/managedExperiences.json';

/** `GET`: a photo or illustration of a place; an image, not JSON. */
export const PLACE_IMAGES = '/api/experienceImages';
