CREATE TABLE "message_picture" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "message_picture_conversation_id_number_position_pk" PRIMARY KEY("conversation_id","number","position"),
	CONSTRAINT "message_picture_key_unique" UNIQUE("key"),
	CONSTRAINT "message_picture_positions" CHECK ("message_picture"."position" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "sent_in" uuid;--> statement-breakpoint
ALTER TABLE "message_picture" ADD CONSTRAINT "message_picture_key_upload_key_fk" FOREIGN KEY ("key") REFERENCES "public"."upload"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_picture" ADD CONSTRAINT "message_picture_message_fk" FOREIGN KEY ("conversation_id","number") REFERENCES "public"."message"("conversation_id","number") ON DELETE cascade ON UPDATE no action;