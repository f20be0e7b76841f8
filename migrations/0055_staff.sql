CREATE TABLE "person_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_note_text" CHECK (char_length("person_note"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "support_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_answer_text" CHECK (char_length("support_answer"."text") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "person_note" ADD CONSTRAINT "person_note_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_note" ADD CONSTRAINT "person_note_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_answer" ADD CONSTRAINT "support_answer_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_answer" ADD CONSTRAINT "support_answer_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_note_person_id" ON "person_note" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "person_note_author_id" ON "person_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "support_answer_ticket_id" ON "support_answer" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "support_answer_author_id" ON "support_answer" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;
