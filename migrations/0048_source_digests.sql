-- outside a transaction
CREATE INDEX concurrently if not exists "upload_source_digest" ON "upload" USING btree ("source_digest");
--> statement-breakpoint
CREATE INDEX concurrently if not exists "message_masked" ON "message" USING btree ("created_at") WHERE "message"."masked";
