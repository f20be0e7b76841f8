-- outside a transaction
create index concurrently if not exists "moderation_decision_decided_by" ON "moderation_decision" USING btree ("decided_by");
--> statement-breakpoint
create index concurrently if not exists "moderation_decision_appeal_decided_by" ON "moderation_decision" USING btree ("appeal_decided_by");
