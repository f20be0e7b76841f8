-- outside a transaction
create index concurrently if not exists "sandbox_checkout_kept_by" ON "sandbox_checkout" USING btree ("kept_by") WHERE kept_by is not null;
--> statement-breakpoint
create index concurrently if not exists "experience_managed_by" ON "experience" USING btree ("managed_by") WHERE managed_by is not null;
--> statement-breakpoint
create index concurrently if not exists "managed_place_manager_id" ON "managed_place" USING btree ("manager_id");
--> statement-breakpoint
create index concurrently if not exists "favorite_listing_id" ON "favorite" USING btree ("listing_id");
--> statement-breakpoint
create index concurrently if not exists "mail_gathering_other_id" ON "mail_gathering" USING btree ("other_id");
--> statement-breakpoint
create index concurrently if not exists "mail_gathering_listing_id" ON "mail_gathering" USING btree ("listing_id");
--> statement-breakpoint
create index concurrently if not exists "notice_reservation_id" ON "notice" USING btree ("reservation_id") WHERE reservation_id is not null;
--> statement-breakpoint
create index concurrently if not exists "reservation_change_reservation_id" ON "reservation_change" USING btree ("reservation_id");
--> statement-breakpoint
create index concurrently if not exists "reservation_event_actor_id" ON "reservation_event" USING btree ("actor_id") WHERE actor_id is not null;
--> statement-breakpoint
create index concurrently if not exists "guest_review_host_id" ON "guest_review" USING btree ("host_id");
--> statement-breakpoint
create index concurrently if not exists "review_guest_id" ON "review" USING btree ("guest_id");