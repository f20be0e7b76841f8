// What guests and hosts are told of contact details that are kept back from them.
export { RedactedNote } from './web/components/redacted-note.tsx';
