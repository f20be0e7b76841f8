CREATE TABLE "change" (
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "change_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"payload" text NOT NULL,
	CONSTRAINT "change_written_in_seq_pk" PRIMARY KEY("written_in","seq")
);
--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");
--> statement-breakpoint
alter table rate_limit set unlogged;
--> statement-breakpoint
drop trigger tell_new on night;
--> statement-breakpoint
drop trigger tell_changed on night;
--> statement-breakpoint
drop trigger tell_gone on night;
