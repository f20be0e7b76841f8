CREATE TABLE "ledger_check" (
	"checked_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"balances" jsonb NOT NULL,
	"differences" jsonb NOT NULL
);
