-- outside a transaction
create index concurrently if not exists "experience_search_verified" ON "experience_search" USING btree ("score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"listing_id") WHERE host_verified;--> statement-breakpoint
create index concurrently if not exists "itinerant_search_verified" ON "itinerant_search" USING btree ("score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"listing_id") WHERE host_verified;--> statement-breakpoint
create index concurrently if not exists "stay_search_verified" ON "stay_search" USING btree ("score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"listing_id") WHERE host_verified;
