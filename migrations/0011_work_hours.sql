ALTER TABLE "profile" ADD COLUMN "work_zone" text;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "work_start" text;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "work_end" text;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "counted_aboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_work_hours" CHECK (num_nulls("profile"."work_zone", "profile"."work_start", "profile"."work_end") in (0, 3));