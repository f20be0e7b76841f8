-- outside a transaction
create index concurrently if not exists "mail_outbox_to" ON "mail_outbox" USING btree ("to");
--> statement-breakpoint
create index concurrently if not exists "mail_outbox_key_parts" ON "mail_outbox" USING gin (string_to_array(key, ':'));
--> statement-breakpoint
create index concurrently if not exists "sandbox_checkout_kept_by" ON "sandbox_checkout" USING btree ("kept_by") WHERE kept_by is not null;
--> statement-breakpoint
create index concurrently if not exists "upload_evidence_of" ON "upload" USING btree ("evidence_of") WHERE evidence_of is not null;
--> statement-breakpoint
create index concurrently if not exists "session_expires_at" ON "session" USING btree ("expires_at");
--> statement-breakpoint
create index concurrently if not exists "user_admin" ON "user" USING btree ("id") WHERE role = 'admin';
--> statement-breakpoint
create index concurrently if not exists "verification_expires_at" ON "verification" USING btree ("expires_at");
--> statement-breakpoint
create index concurrently if not exists "verification_owner" ON "verification" USING btree (split_part(identifier, ':', -1));
--> statement-breakpoint
create index concurrently if not exists "experience_managed_by" ON "experience" USING btree ("managed_by") WHERE managed_by is not null;
--> statement-breakpoint
create index concurrently if not exists "managed_place_manager_id" ON "managed_place" USING btree ("manager_id");
--> statement-breakpoint
create index concurrently if not exists "favorite_listing_id" ON "favorite" USING btree ("listing_id");
--> statement-breakpoint
create index concurrently if not exists "conversation_guest_waits" ON "conversation" USING btree ("last_message_at") WHERE guest_told <= guest_read and guest_read < message_count;
--> statement-breakpoint
create index concurrently if not exists "conversation_host_waits" ON "conversation" USING btree ("last_message_at") WHERE host_told <= host_read and host_read < message_count;
--> statement-breakpoint
create index concurrently if not exists "mail_gathering_other_id" ON "mail_gathering" USING btree ("other_id");
--> statement-breakpoint
create index concurrently if not exists "mail_gathering_listing_id" ON "mail_gathering" USING btree ("listing_id");
--> statement-breakpoint
create index concurrently if not exists "notice_created_at" ON "notice" USING btree ("created_at");
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
--> statement-breakpoint
-- By default, vacuum waits for a fifth of a table: a billion dead rows of five billion nights.
do $$
declare
  large text;
begin
  foreach large in array array[
    'night', 'night_override', 'listing_session', 'reservation', 'reservation_event', 'message',
    'conversation', 'notice', 'mail_outbox', 'payment', 'ledger_transfer', 'ledger_entry'
  ] loop
    execute format(
      'alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)',
      large
    );
  end loop;
end
$$;
