ALTER TABLE "profile" ADD COLUMN "shown_aboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "language" text;