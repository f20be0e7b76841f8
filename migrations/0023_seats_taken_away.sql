ALTER TABLE "listing_session" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Nothing said until here what a host gives a session that is sold beyond it. Where its host has not
-- changed it by itself, that is what the whole experience has.
update listing_session session
set withdrawn = session.capacity - (experience.guest_count - 1)
from experience
where experience.listing_id = session.listing_id and not session.is_modified
  and session.starts_at > now() and session.taken = session.capacity
  and session.capacity > experience.guest_count - 1;
--> statement-breakpoint
ALTER TABLE "listing_session" ADD CONSTRAINT "listing_session_withdrawn" CHECK ("listing_session"."withdrawn" between 0 and "listing_session"."capacity");
