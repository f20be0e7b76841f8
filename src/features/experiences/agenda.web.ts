// Sessions day by day, for pages of other features; their texts are `experiences/search`.
export { Agenda } from './web/search/agenda.tsx';
