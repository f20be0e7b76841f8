ALTER TABLE "itinerant_stop_arrival" ADD COLUMN "meeting_point" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "itinerant_stop" ADD COLUMN "check_in_from" text;--> statement-breakpoint
ALTER TABLE "itinerant_stop_arrival" ADD CONSTRAINT "itinerant_stop_arrival_meeting_point" CHECK (char_length("itinerant_stop_arrival"."meeting_point") between 0 and 200);--> statement-breakpoint
ALTER TABLE "itinerant_stop" ADD CONSTRAINT "itinerant_stop_check_in_from" CHECK ("itinerant_stop"."check_in_from" ~ '^(?:[01]\d|2[0-3]):[0-5]\d$');