-- Run in the database `registry` as a superuser, before the first migration: create database registry owner registry_owner.
-- Then, with the owner's DATABASE_URL: node registry/dist/src/migrate-database.mjs, also before each upgrade.
revoke create on schema public from public;
grant create, usage on schema public to registry_owner;
grant usage on schema public to registry_server;
alter default privileges for role registry_owner in schema public grant select, insert, update, delete on tables to registry_server;
alter default privileges for role registry_owner in schema public grant usage, select on sequences to registry_server;

-- The list of applied migrations: a server looks whether one is missing.
create schema if not exists drizzle authorization registry_owner;
grant usage on schema drizzle to registry_server;
alter default privileges for role registry_owner in schema drizzle grant select on tables to registry_server;
