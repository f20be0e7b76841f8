ALTER TABLE "listing" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "notice_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "days_between" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "days_ahead" integer;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "no_arrival_on" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "notice_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "days_between" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "max_nights" integer;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "days_ahead" integer;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "no_arrival_on" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_notice_days" CHECK ("stay"."notice_days" between 0 and 30) NOT VALID;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_days_between" CHECK ("stay"."days_between" between 0 and 3) NOT VALID;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_max_nights" CHECK ("stay"."max_nights" between 1 and 365) NOT VALID;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_days_ahead" CHECK ("stay"."days_ahead" between 7 and 730) NOT VALID;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_no_arrival_on" CHECK ("stay"."no_arrival_on" <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality("stay"."no_arrival_on") < 7) NOT VALID;