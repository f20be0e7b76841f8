ALTER TABLE "stay_night" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until here a closed night was one without capacity.
update stay_night set closed = true where capacity = 0;
--> statement-breakpoint
ALTER TABLE "stay_night" ADD CONSTRAINT "stay_night_closed" CHECK (case when "stay_night"."closed" then "stay_night"."capacity" = "stay_night"."taken" else "stay_night"."capacity" > 0 end);
