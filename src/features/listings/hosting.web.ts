// What dialogs of hosting are made of; fetched with the first of them.

export { ScenerySelect } from './web/hosting/choices/scenery-select.tsx';
export { makeDraftKeeper } from './web/hosting/dialog/draft-keeper.ts';
export { ResumeDraft } from './web/hosting/dialog/resume-draft.tsx';
export { StepSkeleton } from './web/hosting/dialog/step-skeleton.tsx';
