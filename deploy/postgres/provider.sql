-- Run in the database `provider` as a superuser, before the first migration: create database provider owner provider_owner.
-- Then, with the owner's DATABASE_URL: node provider/dist/src/migrate-database.mjs, also before each upgrade.
revoke create on schema public from public;
grant create, usage on schema public to provider_owner;
grant usage on schema public to provider_server;
alter default privileges for role provider_owner in schema public grant select, insert, update, delete on tables to provider_server;
alter default privileges for role provider_owner in schema public grant usage, select on sequences to provider_server;

-- The list of applied migrations: a server looks whether one is missing.
create schema if not exists drizzle authorization provider_owner;
grant usage on schema drizzle to provider_server;
alter default privileges for role provider_owner in schema drizzle grant select on tables to provider_server;
