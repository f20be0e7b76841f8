-- outside a transaction
create index concurrently if not exists "audit_entry_request_id" ON "audit_entry" USING btree ("request_id");
--> statement-breakpoint
create index concurrently if not exists "listing_title_prefix" ON "listing" USING btree (lower(title) text_pattern_ops);
--> statement-breakpoint
create index concurrently if not exists "user_name" ON "user" USING btree (lower(name) text_pattern_ops);
--> statement-breakpoint
create index concurrently if not exists "user_staff" ON "user" USING btree ("id") WHERE staff_role is not null;
--> statement-breakpoint
create index concurrently if not exists "support_ticket_open" ON "support_ticket" USING btree ("created_at","id") WHERE state = 'open';
--> statement-breakpoint
create index concurrently if not exists "support_ticket_owner_id" ON "support_ticket" USING btree ("owner_id") WHERE owner_id is not null;
--> statement-breakpoint
create index concurrently if not exists "support_ticket_email" ON "support_ticket" USING btree ("email");
--> statement-breakpoint
create index concurrently if not exists "support_ticket_request_id" ON "support_ticket" USING btree ("request_id") WHERE request_id <> '';
--> statement-breakpoint
create index concurrently if not exists "payment_provider_session" ON "payment" USING btree ("provider_session") WHERE provider_session is not null;
--> statement-breakpoint
create index concurrently if not exists "payment_provider_reference" ON "payment" USING btree ("provider_reference") WHERE provider_reference is not null;
--> statement-breakpoint
create index concurrently if not exists "reservation_event_at" ON "reservation_event" USING btree ("at","action");
--> statement-breakpoint
create index concurrently if not exists "review_created_at" ON "review" USING btree ("created_at");
