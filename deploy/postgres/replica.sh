#!/bin/sh
# Runs PostgreSQL as the replica of PRIMARY_HOST, on a copy of it that the first start makes.
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 0700 "$PGDATA"
  # An interrupted copy begins again.
  find "$PGDATA" -mindepth 1 -delete
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host="$PRIMARY_HOST" --username=replication \
    --pgdata="$PGDATA" --slot=replica --checkpoint=fast --write-recovery-conf
fi
exec postgres "$@"
