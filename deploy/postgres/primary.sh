#!/bin/sh
# Prepares a new PostgreSQL once: the role and database of the product, and what a replica needs.
# The image of PostgreSQL runs it; elsewhere: as the superuser of the cluster, with PGDATA set.
set -eu

psql --set ON_ERROR_STOP=1 --dbname postgres \
  --set database_password="$DATABASE_PASSWORD" --set replication_password="$REPLICATION_PASSWORD" <<'SQL'
create role wayhearth login password :'database_password';
create database wayhearth owner wayhearth;
-- A pooler takes no settings of connections: the role has them (docs/operations.md, "A pooler").
alter role wayhearth set statement_timeout = '10s';
alter role wayhearth set idle_in_transaction_session_timeout = '10s';
alter role wayhearth set jit = 'off';
create role replication login replication password :'replication_password';
select pg_create_physical_replication_slot('replica');
SQL

echo 'host replication replication samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
