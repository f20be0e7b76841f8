export {
  type CreationDialog,
  creationDialogAt,
  prepareCreation,
  startCreation,
} from './web/creation/creation.ts';
