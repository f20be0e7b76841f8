export { RULE_TEXTS } from './labels/decision-texts.ts';
export {
  BlockedPeople,
  loadQueue,
  loadStatementOfReasons,
  loadTransparency,
  ModerationPage,
  registerTrustDialogs,
  StatementOfReasonsPage,
  statementOfReasonsHead,
  TRUST_TEXTS,
  TransparencyPage,
  transparencyHead,
} from './web/route-parts.ts';
