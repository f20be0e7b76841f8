ALTER TABLE "reservation" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reservation_release_at" ON "reservation" USING btree ("release_at") WHERE release_at is not null;--> statement-breakpoint
-- The job of releases looks at each of them once, and writes what is due.
UPDATE "reservation" SET "release_at" = "check_in_from" + interval '48 hours'
WHERE "status" IN ('approved', 'checked-in') AND "paid" > "refunded";
