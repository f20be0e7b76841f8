CREATE TABLE "saved_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_reply_slot" UNIQUE("user_id","slot"),
	CONSTRAINT "saved_reply_slots" CHECK ("saved_reply"."slot" between 1 and 50),
	CONSTRAINT "saved_reply_title" CHECK (char_length("saved_reply"."title") between 1 and 60),
	CONSTRAINT "saved_reply_text" CHECK (char_length("saved_reply"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;