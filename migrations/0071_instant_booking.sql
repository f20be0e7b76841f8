ALTER TABLE "reservation" ADD COLUMN "is_instant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "instant_booking" text DEFAULT 'off' NOT NULL;