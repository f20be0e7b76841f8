-- outside a transaction
create index concurrently if not exists "listing_updated_at" ON "listing" USING btree ("updated_at");--> statement-breakpoint
create index concurrently if not exists "listing_text_digest" ON "listing" USING btree (md5(description)) WHERE deleted_at is null and char_length(description) >= 80;--> statement-breakpoint
create index concurrently if not exists "moderation_signal_at" ON "moderation_signal" USING btree ("at");