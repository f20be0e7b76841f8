// What dialogs of filters are made of; fetched with the first of them.

export { ChoiceCard } from './web/filters/choice-card.tsx';
export { ExtraChip } from './web/filters/extra-chip.tsx';
